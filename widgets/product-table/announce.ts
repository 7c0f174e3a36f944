import { createRegion } from '../../src/core/cart/liveRegion';

export function announce(text: string): void {
  const region = document.querySelector('.sw-table-status') ?? createRegion('sw-table-status');
  if (!region.isConnected) document.body.append(region);
  // Screen readers announce changes only.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
