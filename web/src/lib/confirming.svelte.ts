/** Moves that cannot be taken back are put once more, beside what was pressed. */
import { settling } from "./settling.svelte";

/** What a move is and brings, and the word on its button. */
export interface Confirmation {
  title: string;
  lines: string[];
  yes: string;
}

interface Asked extends Confirmation {
  beside: Element;
  go: () => void;
}

class Confirming {
  asked = $state.raw<Asked | null>(null);
  /** What was pressed last. */
  pressed: Element | null = null;

  ask(confirmation: Confirmation, go: () => void): void {
    if (!this.pressed?.isConnected) return go();
    this.asked = { ...confirmation, beside: this.pressed, go };
    settling.begin();
  }

  confirm(): void {
    const { asked } = this;
    this.asked = null;
    asked?.go();
  }

  drop(): void {
    this.asked = null;
  }
}

export const confirming = new Confirming();
