import { parseFragment } from '../../../../src/core/html';
import { formatFigure, formatPrice, parsePrice } from '../../price/figure';
import { among } from './among';
import { copyPrinted, putContent, restoreContent } from './printed';
import { textOf, type Variation } from './variation';

const ABSENT = '-';
const PREFIX = 'wcpt-wholesale--';

/** Shows wholesale prices of a variation, or the product's; what is absent is `-`. Source: spec product-table 2.6; contract 30. */
export function showWholesale(elements: readonly Element[], variation: Variation | undefined): void {
  for (const element of among(elements, '.wcpt-wholesale')) {
    const view = element.querySelector('.wcpt-wholesale__variation-view') ?? element;
    element.classList.toggle(`${PREFIX}variation-view-enabled`, variation !== undefined);
    element.classList.toggle(`${PREFIX}default-view-enabled`, variation === undefined);
    const isWholesale = variation !== undefined && textOf(variation.wholesale_price) !== '';
    if (element.classList.contains(`${PREFIX}wholesale-label`)) {
      element.classList.toggle(`${PREFIX}variation-is-on-wholesale-view-enabled`, isWholesale);
      element.classList.toggle(
        `${PREFIX}variation-is-not-on-wholesale-view-enabled`,
        variation !== undefined && !isWholesale,
      );
    } else if (!variation) restoreContent(view);
    else show(element, view, variation, isWholesale);
  }
}

function show(element: Element, view: Element, variation: Variation, isWholesale: boolean): void {
  const is = (kind: string) => element.classList.contains(PREFIX + kind);
  if (is('wholesale-table')) {
    const table = isWholesale ? parseFragment(textOf(variation.price_html)).querySelector('table') : null;
    const content = new DocumentFragment();
    content.append(table ?? ABSENT);
    putContent(view, content);
    return;
  }
  const price = is('wholesale-price')
    ? variation.wholesale_price
    : isWholesale
      ? variation.original_display_price
      : variation.display_price;
  if (is('wholesale-price') || is('original-price')) showAmount(view, price);
}

/** Where the server printed an amount in its own markup, a copy of that. */
function showAmount(view: Element, value: unknown): void {
  const price = parsePrice(value);
  const copy = copyPrinted(view);
  const amount = copy.querySelector('.wcpt-amount');
  if (amount && price !== undefined) amount.textContent = formatFigure(price);
  putContent(view, price === undefined ? ABSENT : amount ? copy : formatPrice(price));
}
