/** Changes of one kind of value, such as attributes, which can be undone. */
export interface Changes<Value> {
  /** Writes a value, and remembers the one that the page had. */
  set(element: Element, name: string, value: Value): void;
  original(element: Element, name: string): Value;
  /** Restores the value that the page had, unless another script has changed it since. */
  undo(element: Element, name: string): void;
}

/** Changes to elements that are not the widget's own, or that other scripts read and write as well. */
export interface DomPatch {
  /** Attributes; `null` removes one. */
  readonly attributes: Changes<string | null>;
  readonly classes: Changes<boolean>;
  /** Properties of the inline style, as in CSS; an empty value removes one. */
  readonly styles: Changes<string>;
  /** Replaces the content of an element; without `nodes` by its own. */
  fill(element: Element, nodes?: Node): void;
  /** Undoes all changes. Later ones are not made. */
  restore(): void;
}

export function createDomPatch(): DomPatch {
  const contents = new Map<Element, readonly Node[]>();
  const undos: (() => void)[] = [];
  let isOver = false;

  function changes<Value>(
    read: (element: Element, name: string) => Value,
    write: (element: Element, name: string, value: Value) => void,
  ): Changes<Value> {
    const elements = new Map<Element, Map<string, { readonly before: Value; readonly after: Value }>>();

    function undo(element: Element, name: string): void {
      const change = elements.get(element)?.get(name);
      elements.get(element)?.delete(name);
      if (change && read(element, name) === change.after) write(element, name, change.before);
    }
    undos.push(() => {
      for (const [element, known] of elements) for (const name of [...known.keys()]) undo(element, name);
    });

    return {
      set(element, name, value) {
        if (isOver) return;
        const known = elements.get(element) ?? new Map<string, { readonly before: Value; readonly after: Value }>();
        elements.set(element, known);
        const now = read(element, name);
        const change = known.get(name);
        known.set(name, { before: change ? change.before : now, after: value });
        if (now !== value) write(element, name, value);
      },
      original(element, name) {
        const change = elements.get(element)?.get(name);
        return change ? change.before : read(element, name);
      },
      undo,
    };
  }

  return {
    attributes: changes<string | null>(
      (element, name) => element.getAttribute(name),
      (element, name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value)),
    ),
    classes: changes<boolean>(
      (element, name) => element.classList.contains(name),
      (element, name, isOn) => element.classList.toggle(name, isOn),
    ),
    styles: changes<string>((element, name) => styleOf(element)?.getPropertyValue(name) ?? '', writeStyle),
    fill(element, nodes) {
      if (isOver) return;
      const own = contents.get(element) ?? [...element.childNodes];
      contents.set(element, own);
      element.replaceChildren(...(nodes ? [nodes] : own));
    },
    restore() {
      isOver = true;
      for (const undo of undos) undo();
      for (const [element, nodes] of contents) element.replaceChildren(...nodes);
    },
  };
}

const styleOf = (element: Element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : undefined;

function writeStyle(element: Element, name: string, value: string): void {
  styleOf(element)?.setProperty(name, value);
  // Styles of themes and add-ons select on the attribute's text.
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
