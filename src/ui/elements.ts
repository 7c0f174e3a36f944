import { useEffect, useLayoutEffect, useState } from 'react';
import { announceNow, readyLiveRegion } from '../core/cart/liveRegion';
import { useAttributes } from '../hydrate';

/** Gives an element attributes until unmount, of these the ones that it does not have. */
export function useMissingAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  const [missing] = useState(() =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => !element.hasAttribute(name))),
  );
  useAttributes(element, missing);
}

/** Adds an id to those that describe an element, or removes it. */
export function describeBy(element: Element, id: string, isOn: boolean): void {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(one => one && one !== id);
  if (isOn) ids.push(id);
  if (ids.length) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

export function useDescription(element: Element | null | undefined, id: string): void {
  useLayoutEffect(() => {
    if (!element || !id) return;
    describeBy(element, id, true);
    return () => describeBy(element, id, false);
  }, [element, id]);
}

/** Announces a text, and each other one that takes its place; not the empty one. @param delay ms without another text before it */
export function useAnnouncement(text: string, delay = 0): void {
  useEffect(() => {
    const timer = text ? setTimeout(() => announceNow(text), delay) : undefined;
    return () => clearTimeout(timer);
  }, [text, delay]);
}

/** Moves the live region into a modal, and out of it when that is closed; to be called after the hook that sets `aria-modal`. */
export function useLiveRegionIn(isOpen: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is open
  useLayoutEffect(() => {
    readyLiveRegion();
    return readyLiveRegion;
  }, [isOpen]);
}

/** Whether an element's tooltip is to be shown: the pointer is on the element, or the keyboard has focused it. */
export const isTooltipWanted = (element: Element): boolean => element.matches(':hover, :focus-visible');

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** Returns a React key for an element of the page. Ids are no keys: another element may take its place with the same id. */
export function keyOf(item: object): number {
  const key = keys.get(item) ?? ++lastKey;
  keys.set(item, key);
  return key;
}

/** Removes what has been put over the page. Focus that it has goes to `opener`. @param unmount ends what draws it */
export function removeOverlay(overlay: Element, opener: HTMLElement | undefined, unmount = () => {}): void {
  const hadFocus = overlay.contains(document.activeElement);
  unmount();
  overlay.remove();
  if (hadFocus) opener?.focus({ preventScroll: true });
}
