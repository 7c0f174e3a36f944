/** Remembers how things were, to put them back when a widget ends. */
export interface UndoList {
  /** Sets an attribute (`null` takes it off); its first value comes back at the end. */
  set(element: Element, name: string, value: string | null): void;
  /** Switches a class, which is off at the end. */
  toggle(element: Element, name: string, isOn: boolean): void;
  /** Shows an element, also where a style sheet hides it, or hides it; its own style comes back at the end. */
  show(element: HTMLElement, isShown: boolean): void;
  /** Replaces the content; the element's own nodes come back at the end, and without `nodes`. */
  fill(element: Element, nodes?: Node): void;
}

export function createUndoList(signal: AbortSignal): UndoList {
  const attributes = new Map<Element, Map<string, string | null>>();
  const contents = new Map<Element, readonly Node[]>();
  const displays = new Map<HTMLElement, string>();
  const classes = new Map<Element, string>();

  function write(element: Element, name: string, value: string | null): void {
    if (value === element.getAttribute(name)) return;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  signal.addEventListener('abort', () => {
    for (const [element, own] of attributes) for (const [name, value] of own) write(element, name, value);
    for (const [element, name] of classes) element.classList.remove(name);
    for (const [element, display] of displays) element.style.display = display;
    for (const [element, nodes] of contents) element.replaceChildren(...nodes);
  });

  return {
    set(element, name, value) {
      const own = attributes.get(element) ?? new Map<string, string | null>();
      attributes.set(element, own);
      if (!own.has(name)) own.set(name, element.getAttribute(name));
      write(element, name, value);
    },
    toggle(element, name, isOn) {
      classes.set(element, name);
      element.classList.toggle(name, isOn);
    },
    show(element, isShown) {
      const { style } = element;
      if (!displays.has(element)) displays.set(element, style.display);
      style.display = isShown ? '' : 'none';
      if (isShown && getComputedStyle(element).display === 'none') style.display = 'block';
    },
    fill(element, nodes) {
      const own = contents.get(element) ?? [...element.childNodes];
      contents.set(element, own);
      element.replaceChildren(...(nodes ? [nodes] : own));
    },
  };
}
