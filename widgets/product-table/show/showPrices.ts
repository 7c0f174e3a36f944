import { markupOf, parseFragment } from '../../../src/core/html';
import { formatFigure, formatPrice, parsePrice, readNotation } from '../price/prices';
import { memoryOf, recall } from '../rows/rowState';
import type { Table } from '../table';
import {
  among,
  copyPrinted,
  copyTemplate,
  isChanged,
  putContent,
  restoreContent,
  textOf,
  type Variation,
} from './printed';

const PRICE = '.wcpt-price.wcpt-variable-switch';
const SHOP_PRICE = '.wcpt-variable-price-default-woocommerce-template';
const RANGE = '.wcpt-lowest-price, .wcpt-highest-price';
const ON_SALE = 'wcpt-product-on-sale';

/** Source: spec product-table 4.5. */
function isOnSale({ display_price, display_regular_price }: Variation): boolean {
  const [price, regular] = [parsePrice(display_price), parsePrice(display_regular_price)];
  return price !== undefined && regular !== undefined && price < regular;
}

export function showPrices(table: Table, elements: readonly Element[], variation: Variation | undefined): void {
  for (const element of among(elements, PRICE)) {
    if (variation) showPrice(table, element, variation);
    else resetPrice(table, element);
  }
  for (const element of among(elements, SHOP_PRICE)) showShopPrice(element, variation);
}

/** Texts come in the shop's notation already. Source: contract product-table 26.1. */
function fillAmounts(scope: ParentNode, kind: string, value: unknown): void {
  const text = typeof value === 'number' ? formatFigure(value) : textOf(value);
  for (const amount of scope.querySelectorAll(`.wcpt-${kind}-price .wcpt-amount`)) amount.textContent = text;
}

function showPrice(table: Table, element: Element, variation: Variation): void {
  const isSale = isOnSale(variation);
  const template = copyTemplate(table, 'price-type', element, isSale ? 'sale' : 'regular');
  if (!template) return;
  fillAmounts(template, 'regular', variation.display_regular_price);
  fillAmounts(template, 'sale', variation.display_price);
  memoryOf(element).wasOnSale ??= element.classList.contains(ON_SALE);
  element.classList.toggle(ON_SALE, isSale);
  putContent(element, template);
}

function resetPrice(table: Table, element: Element): void {
  if (!isChanged(element)) return;
  restoreContent(element);
  element.classList.toggle(ON_SALE, recall(element)?.wasOnSale === true);
  const text = (attribute: string) => element.getAttribute(`data-wcpt-${attribute}`) ?? '';
  const template = copyTemplate(table, 'price-type', element, text('variable-template'));
  if (!template) return;
  // The server had printed the price of a variation, and not the range of all.
  if (!template.querySelector(RANGE) || element.querySelector(RANGE)) return;
  for (const kind of ['highest', 'lowest', 'sale', 'regular']) fillAmounts(template, kind, text(`${kind}-price`));
  element.replaceChildren(template);
}

function showShopPrice(element: Element, variation: Variation | undefined): void {
  const memory = memoryOf(element);
  const own = element.querySelector('.wcpt-variable-switch__default');
  const html = textOf(variation?.price_html);
  for (const node of memory.insertedPrice ?? []) node.remove();
  own?.classList.toggle('wcpt-hide', html !== '');
  const nodes = html ? [...parseFragment(markupOf('variation', html)).childNodes] : [];
  memory.insertedPrice = nodes;
  if (own) own.after(...nodes);
  else element.append(...nodes);
}

/** Source: spec product-table 4.5; contract 26.5. */
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

const ABSENT = '-';
const PREFIX = 'wcpt-wholesale--';

/** An absent price is `-`. Source: spec product-table 2.6; contract 30. */
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
    const html = isWholesale ? textOf(variation.price_html) : '';
    putContent(view, parseFragment(markupOf('variation', html)).querySelector('table') ?? ABSENT);
    return;
  }
  const price = is('wholesale-price')
    ? variation.wholesale_price
    : isWholesale
      ? variation.original_display_price
      : variation.display_price;
  if (is('wholesale-price') || is('original-price')) showAmount(view, price);
}

/** In a copy of the server's own markup, where there is one. */
function showAmount(view: Element, value: unknown): void {
  const price = parsePrice(value);
  const copy = copyPrinted(view);
  const amount = copy.querySelector('.wcpt-amount');
  if (amount && price !== undefined) amount.textContent = formatFigure(price);
  putContent(view, price === undefined ? ABSENT : amount ? copy : formatPrice(price));
}
