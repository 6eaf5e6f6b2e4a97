/** Words on demand: what the pointer or the focus rests on is told in a small note beside it. */
export interface TooltipText {
  title?: string;
  lines: string[];
  /** What may be done from a note that stays. */
  action?: { text: string; run: () => void };
}

/** What has a place on the screen: an element, or a stretch of text. */
type Placed = Pick<Element, "getBoundingClientRect">;
type Placement = TooltipText & { beside: DOMRect };

class Tooltips {
  /** What is told of a thing, and what a term on it means. */
  private thing = $state.raw<Placement | null>(null);
  private term = $state.raw<Placement | null>(null);
  private explained: Placed | null = null;
  pinned = $state(false);
  shown = $derived(this.thing && this.term ? withTerm(this.thing, this.term) : (this.term ?? this.thing));

  show(tip: TooltipText, target: Element): void {
    this.thing = placed(tip, target);
  }

  /** Explains a term, besides what is told of the thing it stands on. */
  explain(tip: TooltipText, target: Placed): void {
    if (target === this.explained) return;
    this.explained = target;
    this.term = placed(tip, target);
  }

  endExplaining(): void {
    if (this.pinned || !this.explained) return;
    this.explained = null;
    this.term = null;
  }

  /** Explains a term until something else is pressed. */
  pin(tip: TooltipText, target: Placed): void {
    this.thing = null;
    this.explained = target;
    this.term = placed(tip, target);
    this.pinned = true;
  }

  /** A moment later: what is asked about may lose the focus while it is being removed, when nothing may change. */
  hide(): void {
    queueMicrotask(() => {
      this.thing = null;
      this.pinned = false;
      this.endExplaining();
    });
  }
}

function placed(tip: TooltipText, target: Placed): Placement {
  return { ...tip, beside: target.getBoundingClientRect() };
}

function withTerm(thing: Placement, term: Placement): Placement {
  return { ...thing, lines: [...thing.lines, `${term.title}: ${term.lines.at(-1)}`] };
}

export const tooltips = new Tooltips();

/** Attach to what can be asked about; a finger gets the same words by opening it. */
export function hint(tip: () => TooltipText | null) {
  return (target: Element) => {
    const show = () => {
      const text = tip();
      if (text) tooltips.show(text, target);
    };
    const point = (event: Event) => (event as PointerEvent).pointerType === "mouse" && show();
    const focus = () => target.matches(":focus-visible") && show();
    const hide = () => tooltips.hide();
    const listeners: [string, (event: Event) => unknown][] = [
      ["pointerenter", point],
      ["pointerleave", hide],
      ["focusin", focus],
      ["focusout", hide],
      ["click", hide],
    ];
    for (const [name, listener] of listeners) target.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of listeners) target.removeEventListener(name, listener);
    };
  };
}

/**
 * What has a title where a finger came down, which shows none by itself: a reason why it can't be pressed, a name.
 * What can be pressed is not asked about but pressed.
 */
export function titleUnder(touched: EventTarget | null): HTMLElement | null {
  if (!(touched instanceof Element) || touched.closest("a, label, input, button:enabled")) return null;
  return touched.closest<HTMLElement>('[title]:not([title=""])');
}

/** Where a note of this size finds room: below what it is about, else above, never beyond the edges. */
export function placeBeside(
  beside: { left: number; top: number; bottom: number },
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const gap = 8;
  const below = beside.bottom + gap;
  const top = below + size.height <= room.height ? below : Math.max(gap, beside.top - gap - size.height);
  return { left: Math.max(gap, Math.min(beside.left, room.width - size.width - gap)), top };
}
