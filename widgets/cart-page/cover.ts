import { block, unblock } from '../../src/core/block';
import { isBusy, PROCESSING } from './isBusy';

/**
 * Covers parts of the page while a call for them runs; what is covered already stays so. Source: contract 13.3.
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
