import { addExactly } from '../decimal';
import { t } from '../messages';
import { fragmentsOnTheirWay } from './applyFragments';
import { MINI_CARTS } from './fragmentCache';
import { announce } from './liveRegion';

/** Announces the button's own message, then the pieces in the mini-cart; a bundle is one piece. */
export function announceCart(message: string): void {
  const say = () => announce(joinSentences(message, describeCount()));
  const rest = fragmentsOnTheirWay();
  if (rest) void rest.then(say);
  else say();
}

/** Adds the full stop that the shop's own messages lack: screen readers would read on without a pause. */
const joinSentences = (first: string, second: string): string =>
  first && second ? `${first.replace(/[^.!?…]$/, '$&.')} ${second}` : first || second;

function describeCount(): string {
  const content = document.querySelector(MINI_CARTS);
  if (!content) return '';
  const items = content.querySelectorAll('.woocommerce-mini-cart-item:not(.woosb-cart-child)');
  if (items.length === 0) return t('cart.empty');
  const count = [...items].reduce((sum, item) => addExactly(sum, piecesOf(item)), 0);
  // Goods by weight or length are no pieces.
  return Number.isInteger(count) ? t('cart.updated', { n: count }) : '';
}

/** Pieces of one line: the number that its `2 × price` text begins with. */
function piecesOf(item: Element): number {
  const pieces = Number.parseFloat(item.querySelector('.quantity')?.textContent?.trim().replace(',', '.') ?? '');
  return Number.isFinite(pieces) ? pieces : 1;
}
