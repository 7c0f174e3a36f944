import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Markup, parseFragment } from '../core/html';

/** An element that React renders, or the live element of a slot. */
export type Target = Element | RefObject<Element | null>;

/**
 * Switches single classes of an element, and leaves the rest of the list to the theme and to other scripts. When the
 * component goes, each class is as it was, unless somebody else has switched it since.
 * @param classes class name → on or off
 */
export function useClasses(target: Target | null, classes: Readonly<Record<string, boolean>>): void {
  usePatches(
    target,
    classes,
    (element, name) => element.classList.contains(name),
    (element, name, on) => element.classList.toggle(name, on),
  );
}

/**
 * Sets single attributes of an element that React does not own. When the component goes, each is as it was, unless
 * somebody else has changed it since.
 * @param attributes name → value; `null` takes the attribute off
 */
export function useAttributes(target: Target | null, attributes: Readonly<Record<string, string | null>>): void {
  usePatches(
    target,
    attributes,
    (element, name) => element.getAttribute(name),
    (element, name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value)),
  );
}

/**
 * Sets single properties of an element's inline style, and leaves the others to the page. When the component goes, each is
 * as it was, unless somebody else has changed it since.
 * @param styles property as in CSS → value as the browser writes it
 */
export function useStyles(target: HTMLElement | null, styles: Readonly<Record<string, string>>): void {
  usePatches(
    target,
    styles,
    (element, name) => styleOf(element)?.getPropertyValue(name) ?? '',
    (element, name, value) => {
      styleOf(element)?.setProperty(name, value);
      // Styles of themes and add-ons select on its text.
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    },
  );
}

const styleOf = (element: Element) => (element instanceof HTMLElement ? element.style : undefined);

/**
 * Shows or hides an element by its inline `display`, which is what themes and other scripts look at. One that the theme's
 * own rules hide is shown as a block. When the component goes, it is as it was, unless somebody else has changed it since.
 * @param isShown undefined leaves it alone
 */
export function useDisplay(element: HTMLElement, isShown: boolean | undefined): void {
  useLayoutEffect(() => {
    if (isShown === undefined) return;
    const { style } = element;
    const before = style.display;
    style.display = isShown ? '' : 'none';
    if (isShown && getComputedStyle(element).display === 'none') style.display = 'block';
    const after = style.display;
    return () => {
      if (style.display === after) style.display = before;
    };
  }, [element, isShown]);
}

/** What an element shows. Another object is written anew, also where it says the same. */
export interface Content {
  readonly html: Markup;
}

/**
 * Shows other content in an element that is opaque to React. When the component goes, or there is none to show, the
 * element's own nodes are back.
 */
export function useContent(element: Element, content: Content | undefined): void {
  const isReplaced = content !== undefined;
  useLayoutEffect(() => {
    if (!isReplaced) return;
    const own = [...element.childNodes];
    return () => element.replaceChildren(...own);
  }, [element, isReplaced]);
  useLayoutEffect(() => {
    if (content) element.replaceChildren(parseFragment(content.html));
  }, [element, content]);
}

interface Patch<V> {
  readonly before: V;
  after: V;
}

function usePatches<V>(
  target: Target | null,
  wanted: Readonly<Record<string, V>>,
  read: (element: Element, name: string) => V,
  write: (element: Element, name: string, value: V) => void,
): void {
  const patches = useRef(new Map<string, Patch<V>>());
  const undo = useRef(() => {});

  // Without dependencies: the record is made anew in each render, and reading a few attributes costs less than comparing.
  useLayoutEffect(() => {
    const element = target instanceof Element ? target : target?.current;
    if (!element) return;
    const known = patches.current;
    for (const [name, value] of Object.entries(wanted)) {
      const patch = known.get(name);
      if (patch?.after === value) continue;
      const now = read(element, name);
      known.set(name, { before: patch ? patch.before : now, after: value });
      if (now !== value) write(element, name, value);
    }
    for (const name of [...known.keys()]) if (!(name in wanted)) restore(element, name);
    undo.current = () => {
      for (const name of [...known.keys()]) restore(element, name);
    };

    function restore(of: Element, name: string): void {
      const patch = known.get(name);
      known.delete(name);
      if (patch && read(of, name) === patch.after) write(of, name, patch.before);
    }
  });
  useLayoutEffect(() => () => undo.current(), []);
}
