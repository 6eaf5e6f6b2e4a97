/** Terms that stand side by side are one stop for the Tab key; the arrow keys lead from one to the next. */
const GROUP = "[data-terms]";
const PRESSED = "a, button, label, summary, [role=button], [role=img], [aria-hidden=true]";

const others = (term: Element) => [...(term.closest(GROUP)?.querySelectorAll<HTMLElement>(".term[tabindex]") ?? [])];

/** Attach to a term: it can be focused, unless it is part of something to be pressed, whose description tells it. */
export function focusable(term: HTMLElement): (() => void) | undefined {
  if (term.closest(PRESSED)) return undefined;
  term.tabIndex = others(term).some((other) => other.tabIndex === 0) ? -1 : 0;
  term.setAttribute("role", "term");
  return () => {
    const left = others(term).filter((other) => other !== term);
    if (left[0] && left.every((other) => other.tabIndex !== 0)) left[0].tabIndex = 0;
  };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether a key was meant for the terms of a group. */
export function stepTerms(event: KeyboardEvent): boolean {
  const { target } = event;
  const step = STEPS[event.key];
  if (!step || !(target instanceof HTMLElement) || !target.classList.contains("term")) return false;
  const terms = others(target);
  const next = terms[terms.indexOf(target) + step];
  if (!next) return terms.length > 1;
  for (const term of terms) term.tabIndex = term === next ? 0 : -1;
  next.focus();
  return true;
}
