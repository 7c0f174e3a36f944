/**
 * Writes to places of the page that are not a widget's own, or that other scripts read and write as well, and remembers
 * how they were.
 */
export interface Keeper {
  /** Sets an attribute; `null` takes it off. */
  set(element: Element, name: string, value: string | null): void;
  /** What the page itself had in an attribute. */
  own(element: Element, name: string): string | null;
  /** Switches a class; at the end it is off. */
  toggle(element: Element, name: string, isOn: boolean): void;
  /** Replaces the content; without `nodes` the element's own come back. */
  fill(element: Element, nodes?: Node): void;
  /** Puts everything back, and writes nothing any more. */
  giveBack(): void;
}

/** A keeper for the time of one widget. */
export function createKeeper(): Keeper {
  const attributes = new Map<Element, Map<string, string | null>>();
  const contents = new Map<Element, readonly Node[]>();
  const classes = new Map<Element, Set<string>>();
  let isOver = false;

  function write(element: Element, name: string, value: string | null): void {
    if (value === element.getAttribute(name)) return;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  return {
    set(element, name, value) {
      if (isOver) return;
      const own = attributes.get(element) ?? new Map<string, string | null>();
      attributes.set(element, own);
      if (!own.has(name)) own.set(name, element.getAttribute(name));
      write(element, name, value);
    },
    own(element, name) {
      const kept = attributes.get(element)?.get(name);
      return kept === undefined ? element.getAttribute(name) : kept;
    },
    toggle(element, name, isOn) {
      if (isOver) return;
      const names = classes.get(element) ?? new Set();
      classes.set(element, names.add(name));
      element.classList.toggle(name, isOn);
    },
    fill(element, nodes) {
      if (isOver) return;
      const own = contents.get(element) ?? [...element.childNodes];
      contents.set(element, own);
      element.replaceChildren(...(nodes ? [nodes] : own));
    },
    giveBack() {
      isOver = true;
      for (const [element, own] of attributes) for (const [name, value] of own) write(element, name, value);
      for (const [element, names] of classes) element.classList.remove(...names);
      for (const [element, nodes] of contents) element.replaceChildren(...nodes);
    },
  };
}
