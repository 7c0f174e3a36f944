import { useLayoutEffect } from 'react';
import { block, unblock } from '../core/block';

/** Class of an element while a call for it runs. Source: contract 13.3. */
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

/** As `useCover`, with the class `processing`. Does nothing for a part that is processing already. Source: contract 13.3. */
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
