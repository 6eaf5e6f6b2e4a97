/** Quiet marks on what has changed or is pointed at: every element whose `data-thing` is among those gets an attribute. */

function isChanged(thing: string, changed: Set<string>): boolean {
  if (changed.has(thing)) return true;
  const colon = thing.lastIndexOf(":"); // a piece has its number at the end, which facts do not know
  return colon > 0 && changed.has(thing.slice(0, colon)) && thing.split(":").length > 3;
}

function mark(root: Element, changed: Set<string>, attribute: string): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    element.toggleAttribute(attribute, isChanged(element.dataset.thing ?? "", changed));
  }
}

/** An attachment that keeps the marks right, also on what is drawn later. */
export function marking(changed: () => Set<string>, attribute = "data-changed"): (root: Element) => () => void {
  return (root) => {
    const things = changed();
    mark(root, things, attribute);
    const observer = new MutationObserver(() => mark(root, things, attribute));
    if (things.size) observer.observe(root, { childList: true, subtree: true, attributeFilter: ["data-thing"] });
    return () => observer.disconnect();
  };
}
