import { announceNow } from '../../core/cart/liveRegion';
import { tStep } from './messages';

/** Tells a quantity after a press on plus or minus. @param isAtEnd whether the next step that way is not possible, which is told as well */
export function announceQuantity(n: string, isUp: boolean, isAtEnd: boolean): void {
  const end = isUp ? 'quantity.most' : 'quantity.least';
  announceNow(tStep(isAtEnd ? end : 'quantity.now', { n }));
}
