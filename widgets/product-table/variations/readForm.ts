import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { isRecord } from '../../../src/core/bus/wire';
import { FORM_ID } from './controls';
import { isAvailable } from './readChoice';

type Variation = Readonly<Record<string, unknown>>;

/** The variation that each form has found last; its list is parsed only where another script sets an id. */
const found = new WeakMap<Element, Variation>();
const lists = new WeakMap<Element, readonly unknown[]>();

/** Remembers what a form has found, also when the server was asked for it. */
export function noteFound(form: Element, variation: Variation): void {
  found.set(form, variation);
}

/** The selects of a form's attributes. */
export const attributeSelects = (form: Element): HTMLSelectElement[] => [
  ...form.querySelectorAll<HTMLSelectElement>('select[name^="attribute_"]'),
];

/** The id in a form; empty for none. */
export function formVariationId(form: Element): string {
  const { value = '' } = form.querySelector<HTMLInputElement>(FORM_ID) ?? {};
  return Number(value) > 0 ? value : '';
}

/** What is chosen in a product's form. Source: contract product-table 26.3. */
export function readForm(form: Element): TableSelection {
  const id = formVariationId(form);
  const selects = attributeSelects(form);
  const variation = id ? variationOf(form, id) : undefined;
  return {
    variation_id: id,
    complete_match: true,
    attributes: Object.fromEntries(selects.map(({ name, value }) => [name, value])),
    variation,
    variation_found: id !== '',
    variation_selected: selects.length > 0 && selects.every(({ value }) => value),
    variation_available: variation !== undefined && isAvailable(variation),
  };
}

function variationOf(form: Element, id: string): Variation | undefined {
  const last = found.get(form);
  if (last && String(last.variation_id) === id) return last;
  return listOf(form)
    .filter(isRecord)
    .find(one => String(one.variation_id) === id);
}

function listOf(form: Element): readonly unknown[] {
  const known = lists.get(form);
  if (known) return known;
  let list: readonly unknown[] = [];
  try {
    const parsed: unknown = JSON.parse(form.getAttribute('data-product_variations') ?? '');
    if (Array.isArray(parsed)) list = parsed;
  } catch {
    // The form's own widget says so.
  }
  lists.set(form, list);
  return list;
}
