import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Changes, createDomPatch, type DomPatch } from '../core/domPatch';
import { type Markup, parseFragment } from '../core/html';

/** An element that React renders, or the live element of a slot. */
type Target = Element | RefObject<Element | null>;

/** Switches classes; undefined leaves one alone. Unmount restores each class, unless another script has switched it since. */
export const useClasses = (target: Target | null, classes: Classes): void => usePatch(target, { classes });

/** Sets attributes of an element that React does not own; `null` removes one. Undefined and unmount: as for `useClasses`. */
export const useAttributes = (target: Target | null, attributes: Attributes): void => usePatch(target, { attributes });

/** Sets properties of the inline style, as in CSS, with values as the browser writes them. Unmount: as for `useClasses`. */
export const useStyles = (target: HTMLElement | null, styles: Readonly<Record<string, string>>): void =>
  usePatch(target, { styles });

/** Class → on or off. */
export type Classes = Readonly<Record<string, boolean | undefined>>;
/** Attribute → value; `null` removes it. */
export type Attributes = Readonly<Record<string, string | null | undefined>>;

export interface Wanted {
  readonly classes?: Classes | undefined;
  readonly attributes?: Attributes | undefined;
  readonly styles?: Readonly<Record<string, string>> | undefined;
}

/** @param isRepeated whether each render also writes anew what another script has changed since */
export function usePatch(target: Target | null, wanted: Wanted, isRepeated = false): void {
  const patch = useRef<DomPatch>(undefined);
  const present = useRef<{ readonly element: Element; readonly wanted: Wanted }>(undefined);

  // Without dependencies: each render makes another record, and reading a few attributes costs less than comparing.
  useLayoutEffect(() => {
    const element = target instanceof Element ? target : target?.current;
    if (!element) return;
    patch.current ??= createDomPatch();
    const { classes, attributes, styles } = patch.current;
    const before = present.current?.element === element ? present.current.wanted : {};
    change(classes, element, wanted.classes, before.classes, isRepeated);
    change(attributes, element, wanted.attributes, before.attributes, isRepeated);
    change(styles, element, wanted.styles, before.styles, isRepeated);
    present.current = { element, wanted };
  });
  useLayoutEffect(
    () => () => {
      patch.current?.restore();
      patch.current = undefined;
      present.current = undefined;
    },
    [],
  );
}

type Values<Value> = Readonly<Record<string, Value | undefined>>;

function change<Value>(
  changes: Changes<Value>,
  element: Element,
  wanted: Values<Value> = {},
  before: Values<Value> = {},
  isRepeated = false,
) {
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined && (isRepeated || before[name] !== value)) changes.set(element, name, value);
  for (const name of Object.keys(before)) if (wanted[name] === undefined) changes.undo(element, name);
}

/** Shows or hides by the inline `display`, which themes and other scripts read. Undefined: no change. Unmount: as for `useClasses`. */
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

/** `useDisplay` for an element that no slot renders. */
export function Shown({ of, isShown }: { of: HTMLElement; isShown: boolean | undefined }): null {
  useDisplay(of, isShown);
  return null;
}

/** Markup for an element. Another object is written again, also with the same HTML. */
export interface Content {
  readonly html: Markup;
}

/**
 * Replaces the content of an element that is opaque to React; without content, and on unmount, restores the element's own nodes.
 * @param content a node, or the content of a fragment, is moved into the element; another one, or another text, replaces it
 * @param kept a child that stays, in front of other content
 * @param isRepeated whether each render also writes anew what another script has removed since, or the text that it has changed
 */
export function useContent(
  element: Element,
  content: Content | Node | string | undefined,
  kept?: Element | null,
  isRepeated = false,
): void {
  const written = useRef<{ readonly content: Content | Node | string; readonly nodes: readonly ChildNode[] }>(
    undefined,
  );
  const isReplaced = content !== undefined;
  useLayoutEffect(() => {
    if (!isReplaced) return;
    const own = [...element.childNodes].filter(node => node !== kept);
    return () => {
      const { content: given, nodes = [] } = written.current ?? {};
      written.current = undefined;
      element.replaceChildren(...(kept ? [kept] : []), ...own);
      // The fragment may be given again.
      if (given instanceof DocumentFragment) given.append(...nodes);
    };
  }, [element, isReplaced, kept]);
  useLayoutEffect(() => {
    if (content === undefined) return;
    const same = written.current?.content === content ? written.current.nodes : undefined;
    if (same && (!isRepeated || isWritten(element, content, same))) return;
    const nodes = same && typeof content !== 'string' ? same : nodesOf(content);
    element.replaceChildren(...(kept ? [kept] : []), ...nodes);
    written.current = { content, nodes };
  });
}

function nodesOf(content: Content | Node | string): readonly ChildNode[] {
  const fragment = new DocumentFragment();
  fragment.append(typeof content === 'object' && 'html' in content ? parseFragment(content.html) : content);
  return [...fragment.childNodes];
}

const isWritten = (element: Element, content: unknown, nodes: readonly ChildNode[]): boolean =>
  nodes.every(node => node.parentNode === element && (typeof content !== 'string' || node.textContent === content));
