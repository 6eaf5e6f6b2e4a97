/** What is asked shall not lie above or below the screen, nor far from the keyboard. */
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

/**
 * To be called by a table: brings the place of a new question into view. Keyboards and screen readers go on from the
 * question when what they pressed is gone.
 * @param question what is asked, null if nothing is; it is followed when it changes
 * @param place where it is answered
 */
export function followQuestion(question: () => string | null, place: () => HTMLElement | null | undefined): void {
  $effect(() => {
    if (question() === null) return;
    const lost = document.activeElement === document.body;
    let over = false; // the table is gone, or something else is asked
    void tick().then(() => {
      if (over) return;
      place()?.scrollIntoView({ block: "nearest", behavior: prefersReducedMotion.current ? "auto" : "smooth" });
      if (lost) document.querySelector<HTMLElement>(".question")?.focus({ preventScroll: true });
    });
    return () => (over = true);
  });
}
