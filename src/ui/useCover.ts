import { useLayoutEffect } from 'react';
import { block, unblock } from '../core/block';

/** Marks what a call is under way for. Source: contract 13.3. */
const PROCESSING = 'processing';

/** Whether a call for the element, or for what it is in, is under way. */
export const isProcessing = (element: Element): boolean => element.closest(`.${PROCESSING}`) !== null;

/**
 * Covers a part of the server's page in white while a call for it runs: mouse, touch and keys in it are swallowed.
 * @param spares selector of fields in which keys go on working, see `block`
 */
export function useCover(element: HTMLElement | null | undefined, isOn: boolean, spares?: string): void {
  useLayoutEffect(() => {
    if (!element || !isOn) return;
    block(element, { background: '#fff', ...(spares !== undefined && { spares }) });
    return () => unblock(element);
  }, [element, isOn, spares]);
}

/**
 * Covers a part of the server's page, and marks it as the shop does while a call for it runs. What is covered already stays
 * so, by whoever has done it. Source: contract 13.3.
 */
export function useProcessing(element: HTMLElement, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn || isProcessing(element)) return;
    element.classList.add(PROCESSING);
    block(element, { background: '#fff' });
    return () => {
      element.classList.remove(PROCESSING);
      unblock(element);
    };
  }, [element, isOn]);
}
