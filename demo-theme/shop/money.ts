import { currentPrice, type Price } from './product';

const SYMBOL = '<span class="woocommerce-Price-currencySymbol" translate="no">&euro;</span>';

const digits = (cents: number): string => (cents / 100).toFixed(2);

/** Cents as plain text, "12.50 €" with a non-breaking space. */
export const amountText = (cents: number): string => `${digits(cents)}\u00a0€`;

/** Cents as price markup. */
export const amountHtml = (cents: number, hidden = false): string =>
  `<span class="woocommerce-Price-amount amount"${hidden ? ' aria-hidden="true"' : ''}><bdi>${digits(cents)}&nbsp;${SYMBOL}</bdi></span>`;

/** Inner HTML of a price: one amount, or the old and the new one of a sale. */
export function priceHtml(price: Price): string {
  if (price.sale === undefined) return amountHtml(price.regular);
  return (
    `<del aria-hidden="true">${amountHtml(price.regular)}</del> ` +
    `<span class="screen-reader-text">Redna cena: ${amountText(price.regular)}.</span>` +
    `<ins aria-hidden="true">${amountHtml(price.sale)}</ins>` +
    `<span class="screen-reader-text">Cena v akciji: ${amountText(price.sale)}.</span>`
  );
}

/** Inner HTML of the price of several products or variations: a range, or the one price they share. */
export function rangeHtml(prices: Price[]): string {
  const first = prices[0];
  if (!first) return '';
  const amounts = prices.map(currentPrice);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  if (low === high) return samePrice(prices) ? priceHtml(first) : amountHtml(low);
  return (
    `${amountHtml(low, true)} <span aria-hidden="true">&ndash;</span> ${amountHtml(high, true)}` +
    `<span class="screen-reader-text">Cena od ${amountText(low)} do ${amountText(high)}</span>`
  );
}

/** Whether all prices have the same regular and sale amount. */
export const samePrice = (prices: Price[]): boolean =>
  prices.every(price => price.regular === prices[0]?.regular && price.sale === prices[0]?.sale);
