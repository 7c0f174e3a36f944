import type { QuantityControl } from './quantityControls';
import { limitsOf } from './quantityLimits';
import { isAtLimit } from './steps';

/** Shows which of plus and minus would leave the limits. Source: contract product-table 27.2. */
export function showLimits(control: QuantityControl): void {
  const wrapper = control.closest('.wcpt-quantity');
  if (!wrapper) return;
  const isOff = control.disabled || wrapper.classList.contains('wcpt-disabled');
  const limits = limitsOf(control);
  for (const button of wrapper.querySelectorAll('.wcpt-qty-controller')) {
    const isEnd = isOff || isAtLimit(control.value, limits, button.classList.contains('wcpt-plus'));
    button.classList.toggle('wcpt-disabled', isEnd);
    const shown = String(isEnd);
    if (button.getAttribute('aria-disabled') !== shown) button.setAttribute('aria-disabled', shown);
  }
}
