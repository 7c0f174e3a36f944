import { useLayoutEffect } from 'react';
import { block, unblock } from '../core/block';

/**
 * Covers a part of the page in white while a call for it runs.
 * @param spares selector of fields in which keys go on working, see `block`
 */
export function useCover(element: HTMLElement | null | undefined, isOn: boolean, spares?: string): void {
  useLayoutEffect(() => {
    if (!element || !isOn) return;
    block(element, { background: '#fff', ...(spares !== undefined && { spares }) });
    return () => unblock(element);
  }, [element, isOn, spares]);
}
