import { block, unblock } from '../../src/core/block';

const PROCESSING = 'processing';

/** Whether a call for the element, or for what it is in, is under way. Source: contract 13.3. */
export const isBusy = (element: Element): boolean => element.closest(`.${PROCESSING}`) !== null;

/**
 * Covers parts of the page while a call for them runs; what is covered already stays so.
 * @returns takes the covers off again
 */
export function cover(parts: readonly (HTMLElement | null)[]): () => void {
  const covered = parts.filter(part => part !== null).filter(part => !isBusy(part));
  for (const part of covered) {
    part.classList.add(PROCESSING);
    block(part, { background: '#fff' });
  }
  return () => {
    for (const part of covered) {
      part.classList.remove(PROCESSING);
      unblock(part);
    }
  };
}
