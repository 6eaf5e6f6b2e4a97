/** The games that can be played here, asked for once. */
import { api } from "./api";
import type { GameInfo } from "./messages";

class Games {
  private list = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  /** A game, as soon as the server has answered. */
  named(name: string): GameInfo | null {
    this.asked ??= this.load();
    return this.list.find((game) => game.name === name) ?? null;
  }

  private async load(): Promise<void> {
    try {
      this.list = await api.games();
    } catch {
      this.asked = null; // whoever needs it next asks again
    }
  }
}

export const games = new Games();
