import { ONE, type Units, unitsOf } from '../../../../src/core/decimal';
import { isChoice } from '../../../../src/core/fields';
import { warnOnce } from '../../../../src/core/report';
import { parsePrice, readNotation } from '../../table/price/prices';
import { positive } from '../../table/rows/quantity';
import type { OptionPrices } from '../../table/rows/rowState';

const KINDS: Readonly<Record<string, 'each' | 'percent' | 'once'>> = {
  flat_fee: 'once',
  quantity_based: 'each',
  percentage_based: 'percent',
};

const OWN_PRICE = '.wc-pao-addon-custom-price';
const MEASURED = '#price_calculator .product_price';

/**
 * Adds up `data-price`, or `data-raw-price`, of what is chosen in forms; that of a number counts once for each of its units.
 * The names are the add-on's.
 */
export function optionPrices(forms: readonly HTMLFormElement[]): OptionPrices {
  const sums = { each: 0n, percent: 0n, once: 0n };
  let measured: Units | undefined;
  for (const form of forms) {
    measured = measuredPrice(form) ?? measured;
    for (const { element, times } of [...form.elements].flatMap(chosenParts)) {
      const kind = KINDS[element.getAttribute('data-price-type') ?? ''] ?? 'each';
      sums[kind] += (priceOf(element) * times) / ONE;
    }
  }
  return { measured, ...sums };
}

interface Part {
  readonly element: Element;
  readonly times: Units;
}

function chosenParts(control: Element): Part[] {
  if (control instanceof HTMLSelectElement) {
    if (control.disabled) return [];
    return [...control.selectedOptions].map(element => ({ element, times: ONE }));
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || control.disabled) return [];
  if (isChoice(control)) return control.checked ? [{ element: control, times: ONE }] : [];
  const value = control.value.trim();
  if (!value) return [];
  const isCounted = control instanceof HTMLInputElement && control.type === 'number' && !control.matches(OWN_PRICE);
  return [{ element: control, times: isCounted ? (positive(value) ?? 0n) : ONE }];
}

function priceOf(element: Element): Units {
  if (element instanceof HTMLInputElement && element.matches(OWN_PRICE)) {
    // A wrong price of the shopper is reported at the field.
    return positive(element.value) ?? positive(parsePrice(element.value)) ?? 0n;
  }
  const printed = (element.getAttribute('data-price') || element.getAttribute('data-raw-price') || '').trim();
  if (!printed) return 0n;
  // A plain decimal; an add-on may print it as the shop writes prices.
  const price = unitsOf(printed) ?? unitsOf(parsePrice(printed));
  if (price !== undefined) return price;
  warnOnce({
    where: 'product-table',
    element,
    found: `the price of an add-on is no number: “${printed.slice(0, 50)}”`,
    consequence: 'Totals count it as 0; the shop computes the price when it is added.',
    advice: 'Print it in data-price as a number.',
  });
  return 0n;
}

/** Its script writes it with the currency. */
function measuredPrice(form: Element): Units | undefined {
  const { symbol } = readNotation();
  const shown = form.querySelector(MEASURED)?.textContent ?? '';
  const figure = (symbol ? shown.replaceAll(symbol, '') : shown).replace(/[\s\u00a0]/g, '');
  return figure ? unitsOf(parsePrice(figure)) : undefined;
}
