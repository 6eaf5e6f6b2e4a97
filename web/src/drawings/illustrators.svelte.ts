/** The illustrators of the games, loaded when a first picture is wanted: the lobby does without them. */
import type { Json } from "../lib/game";
import type { Illustrator } from "./illustrating";

const games = import.meta.glob<{ draw: Illustrator }>("./games/*.ts");

class Illustrators {
  private readonly asked = new Map<string, Promise<void>>();
  private loaded = $state.raw<Record<string, Illustrator>>({});

  /** The picture of a component; nothing until the game's illustrator is there, or if it has none. */
  draw(game: string, kind: string, id: string, component: Json): string {
    void this.load(game);
    return this.loaded[game]?.(kind, id, component) ?? "";
  }

  load(game: string): Promise<void> {
    const asked = this.asked.get(game) ?? this.fetch(game);
    this.asked.set(game, asked);
    return asked;
  }

  private async fetch(game: string): Promise<void> {
    try {
      const found = await games[`./games/${game}.ts`]?.();
      if (found) this.loaded = { ...this.loaded, [game]: found.draw };
    } catch {
      this.asked.delete(game); // the connection is gone: a later picture asks again
    }
  }
}

export const illustrators = new Illustrators();
