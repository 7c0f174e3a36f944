import { inRow } from '../rows/inRow';
import { productName } from '../rows/productName';
import { FORM, LIST, RADIO, RADIO_BOX, TERM } from './controls';
import { tVariation } from './messages';
import { attributeSelects } from './readForm';

/** Names a row's controls for screen readers where the server left them without a name. */
export function nameControls(row: HTMLElement, part: Element): void {
  const product = productName(row);
  for (const list of inRow<HTMLSelectElement>(part, LIST)) {
    name(list, () => tVariation('product-table.variation', { product }));
  }
  for (const select of inRow<HTMLSelectElement>(part, TERM)) {
    name(select, () => term(select.options[0]?.text ?? '', product));
  }
  for (const form of inRow(part, FORM)) {
    for (const select of attributeSelects(form)) {
      // Its label may name the select of the same id in another row.
      name(select, () => term(select.closest('tr, li, div')?.querySelector('label')?.textContent ?? '', product));
    }
  }
  for (const radio of inRow<HTMLInputElement>(part, RADIO)) {
    name(radio, () => `${radio.closest(RADIO_BOX)?.textContent?.trim().replace(/\s+/g, ' ') ?? ''}, ${product}`);
  }
}

function name(control: HTMLSelectElement | HTMLInputElement, text: () => string): void {
  if (!control.hasAttribute('aria-label') && !control.hasAttribute('aria-labelledby') && !hasLabel(control)) {
    control.setAttribute('aria-label', text());
  }
}

/** As `labels` says it, which browsers search the whole page for: too long for each of hundreds of rows. */
function hasLabel(control: Element): boolean {
  if (control.closest('label')) return true;
  // A label names the first element of an id, which may be in another row.
  if (!control.id || document.getElementById(control.id) !== control) return false;
  return control.closest('.wcpt-row')?.querySelector(`label[for="${CSS.escape(control.id)}"]`) !== null;
}

const term = (attribute: string, product: string): string =>
  tVariation('product-table.term', { attribute: attribute.trim(), product });
