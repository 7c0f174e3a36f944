import { useLayoutEffect } from 'react';
import { block, unblock } from '../core/block';

/** Class of an element while a call for it runs. */
const PROCESSING = 'processing';

export const isProcessing = (element: Element): boolean => element.closest(`.${PROCESSING}`) !== null;

/** In white. @param spares selector of fields in which keys still work, see `block` */
export function useCover(element: HTMLElement | null | undefined, isOn: boolean, spares?: string): void {
  useLayoutEffect(() => {
    if (!element || !isOn) return;
    block(element, { background: '#fff', ...(spares !== undefined && { spares }) });
    return () => unblock(element);
  }, [element, isOn, spares]);
}

/** Covers a part in white and marks it, or undoes both, whichever script has done it. */
export function setProcessing(element: HTMLElement, isOn: boolean): void {
  element.classList.toggle(PROCESSING, isOn);
  if (isOn) block(element, { background: '#fff' });
  else unblock(element);
}

/** As `useCover`, with the class `processing`. Does nothing for a part that is processing already. */
export function useProcessing(element: HTMLElement, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn || isProcessing(element)) return;
    setProcessing(element, true);
    return () => setProcessing(element, false);
  }, [element, isOn]);
}
