import { useLayoutEffect, useRef } from 'react';
import { canMove } from '../core/motion';

const moving = new WeakMap<HTMLElement, Animation>();

/** Whether a part is shown and not closing. */
export const isShown = (element: HTMLElement): boolean =>
  element.dataset.swClosing === undefined &&
  // Spares the computation of the page's styles.
  element.style.display !== 'none' &&
  getComputedStyle(element).display !== 'none';

/** At once with reduced motion. An opening part can be focused from the start, a closing part counts as hidden. @param duration ms */
export function slide(element: HTMLElement, open: boolean, duration: number): void {
  moving.get(element)?.cancel();
  delete element.dataset.swClosing;
  const from = element.offsetHeight;
  if (open) show(element);
  const to = open ? element.offsetHeight : 0;
  if (from === to || !canMove(element)) {
    if (!open) element.style.display = 'none';
    return;
  }
  if (!open) element.dataset.swClosing = '';
  const animation = element.animate(
    [
      { height: `${open ? 0 : from}px`, overflow: 'hidden' },
      { height: `${to}px`, overflow: 'hidden' },
    ],
    { duration, easing: 'ease-in-out' },
  );
  moving.set(element, animation);
  const finish = () => {
    if (open) return;
    delete element.dataset.swClosing;
    element.style.display = 'none';
  };
  // Rejected: another slide has cancelled it.
  animation.finished.then(finish, () => {});
}

/** Shows a part, even if the theme's rules hide it. */
export function show(element: HTMLElement): void {
  element.style.display = '';
  if (getComputedStyle(element).display === 'none') element.style.display = 'block';
}

/** At once the first time, sliding later. Restores the inline `display` on unmount. @param isOpen undefined: no change */
export function useSlide(element: HTMLElement, isOpen: boolean | undefined, duration: number): void {
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    const { display } = element.style;
    return () => {
      isDrawn.current = false;
      element.style.display = display;
    };
  }, [element]);
  useLayoutEffect(() => {
    if (isOpen === undefined) return;
    if (isDrawn.current) slide(element, isOpen, duration);
    else if (isOpen) show(element);
    else element.style.display = 'none';
    isDrawn.current = true;
  }, [element, isOpen, duration]);
}
