import { formatFigure, formatPrice, parsePrice } from '../../price/figure';
import { readNotation } from '../../price/notation';
import { among } from './among';
import { isOnSale } from './price';
import type { Variation } from './variation';

/** Shows how much less a variation costs, as amount and in percent. Source: spec product-table 4.5; contract 26.5. */
export function showOnSale(elements: readonly Element[], variation: Variation | undefined): void {
  for (const element of among(elements, '.wcpt-on-sale.wcpt-variable-switch')) {
    const isSale = variation !== undefined && isOnSale(variation);
    element.classList.toggle('wcpt-hide', !isSale);
    if (isSale) fill(element, variation);
  }
}

function fill(element: Element, { display_price, display_regular_price }: Variation): void {
  const [price = 0, regular = 0] = [parsePrice(display_price), parsePrice(display_regular_price)];
  const precision = Number(element.getAttribute('data-wcpt-precision')) || 0;
  const difference = regular - price;
  const notation = readNotation();
  for (const place of element.querySelectorAll('.wcpt-on-sale__price-diff')) {
    const amount = place.querySelector('.wcpt-amount');
    if (amount) amount.textContent = formatFigure(difference);
    else {
      const hasCurrency = place.textContent?.includes(notation.symbol);
      place.textContent = hasCurrency ? formatPrice(difference) : formatFigure(difference);
    }
  }
  const percent = ((difference / regular) * 100).toFixed(Math.min(Math.max(precision, 0), 10));
  // 12.50 is 12.5, and 20.0 is 20.
  const short = percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
  for (const place of element.querySelectorAll('.wcpt-on-sale__percent-diff')) {
    place.textContent = short.replace('.', notation.decimalSeparator);
  }
}
