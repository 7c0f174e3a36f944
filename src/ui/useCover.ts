import { useLayoutEffect } from 'react';
import { block, unblock } from '../core/block';

/** Marks what a call is under way for. Source: contract 13.3. */
const PROCESSING = 'processing';

/** Whether a call for the element, or for what it is in, is under way. */
export const isBusy = (element: Element): boolean => element.closest(`.${PROCESSING}`) !== null;

/**
 * Covers a part of the server's page while a call for it runs, as the shop does: mouse, touch and keys in it are swallowed.
 * What is covered already stays so, by whoever has done it. Source: contract 13.3.
 */
export function useCover(element: HTMLElement, isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isCovered || isBusy(element)) return;
    element.classList.add(PROCESSING);
    block(element, { background: '#fff' });
    return () => {
      element.classList.remove(PROCESSING);
      unblock(element);
    };
  }, [element, isCovered]);
}
