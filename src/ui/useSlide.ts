import { useLayoutEffect, useRef } from 'react';
import { show, slide } from './slide';

/**
 * Shows or hides a part of the page: at once when it is first told, sliding from then on. When the component goes, the
 * part's own `display` is as it was.
 * @param isOpen undefined leaves it alone
 * @param duration ms
 */
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
