/** What a drawing was given, for every part of it to look at: always the latest. */
import { confirming, type Confirmation } from "./confirming.svelte";
import type { Decision, GameProps, Json, Move, MoveTeller, Seat, Words } from "./game";
import type { Preparation, PreparedAnswer } from "./messages";
import { isPrepared } from "./preparing";
import { settings } from "./settings.svelte";
import { nameOf } from "./words";

export abstract class TableState<Player, View extends { seats: Player[] }, Appraisal = Json> implements MoveTeller {
  /** @param given looks up what the drawing has been given */
  constructor(private readonly given: () => GameProps<View, Appraisal>) {}

  protected get props(): GameProps<View, Appraisal> {
    return this.given();
  }

  get view(): View {
    return this.props.view;
  }

  get appraisal(): Appraisal {
    return this.props.appraisal;
  }

  get you(): number | null {
    return this.props.you;
  }

  /** One's own side of the table; null for a spectator. */
  get me(): Player | null {
    return this.you === null ? null : (this.view.seats[this.you] ?? null);
  }

  get seats(): Seat[] {
    return this.props.seats;
  }

  get decision(): Decision | null {
    return this.props.decision;
  }

  get moves(): Move[] {
    return this.props.moves;
  }

  get words(): Words {
    return this.props.words;
  }

  abstract moveInWords(move: Move): string;

  valueInWords(kind: string, value: Json): string | number {
    if (kind === "seat") return this.seats[Number(value)]?.name ?? "";
    return typeof value === "number" ? value : nameOf(kind, String(value), this.words);
  }

  /** Plays a move; one that cannot be taken back is put once more, unless the reader does not want that. */
  play(move: Move): void {
    const confirmation = settings.confirmed ? this.confirmation(move) : null;
    if (confirmation) confirming.ask(confirmation, () => this.props.play(move));
    else this.props.play(move);
  }

  get preparation(): Preparation | null {
    return this.props.preparation ?? null;
  }

  prepare(answer: PreparedAnswer | null): void {
    this.props.prepare?.(answer);
  }

  /** The moves that can be prepared; none while this seat is asked: it can play them. */
  get preparable(): Move[] {
    return this.moves.length > 0 ? [] : ((this.preparation?.moves ?? []) as Move[]);
  }

  isPrepared(move: Move): boolean {
    return isPrepared(this.preparation, move);
  }

  /** Prepares a move, or thinks again about the one that is prepared. */
  togglePrepared(move: Move): void {
    this.prepare(this.isPrepared(move) ? null : { move });
  }

  /** What is put once more before a move is played; null for one that can be taken back or has been looked at already. */
  protected confirmation(_move: Move): Confirmation | null {
    return null;
  }
}
