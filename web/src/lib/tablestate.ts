/** What a drawing was given, for every part of it to look at: always the latest. */
import type { Decision, GameProps, Json, Move, Seat, Words } from "./game";

export class TableState<Player, View extends { seats: Player[] }, Appraisal = Json> {
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

  play(move: Move): void {
    this.props.play(move);
  }
}
