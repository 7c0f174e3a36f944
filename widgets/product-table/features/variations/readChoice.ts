import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { isRecord } from '../../../../src/core/guards';
import { cleanTexts } from '../../../../src/core/html/clean';
import { isOnByDefault, variationsOf } from '../../../../src/core/variations';
import { textsOf } from '../../table/rows/row';
import { recall, type Variation } from '../../table/rows/rowState';
import { FORM_ID, NOTHING, RADIO_BOX } from '../../table/rows/variationChoice';

class BrokenVariation extends Error {
  override readonly name = 'BrokenVariation';
}

/** Parses the data of that one variation only. @throws BrokenVariation */
export function readList(list: HTMLSelectElement): TableSelection {
  const option = list.options[list.selectedIndex];
  return option?.value ? chosenOf(option, option.value, option.disabled) : NOTHING;
}

/** @throws BrokenVariation */
export function readRadio(radio: HTMLInputElement): TableSelection {
  const box = radio.closest(RADIO_BOX);
  return radio.checked && box ? chosenOf(box, radio.value, radio.disabled) : NOTHING;
}

function chosenOf(element: Element, id: string, isDisabled: boolean): TableSelection {
  const printed = readJson(element, 'data-wcpt-variation');
  if (!printed) throw new BrokenVariation(`variation ${id} has no data`);
  const cleaned = cleanTexts(printed);
  const variation = isRecord(cleaned) ? cleaned : {};
  const attributes = readJson(element, 'data-wcpt-attributes') ?? variation.attributes;
  return {
    variation_id: id,
    complete_match: element.classList.contains('wcpt-complete_match'),
    attributes: textsOf(attributes),
    variation,
    variation_found: true,
    variation_selected: true,
    variation_available: !isDisabled && isAvailable(variation),
  };
}

/** A missing flag is on. */
const isAvailable = (variation: Readonly<Record<string, unknown>>): boolean =>
  [variation.is_purchasable, variation.is_in_stock, variation.variation_is_visible].every(isOnByDefault);

function readJson(element: Element, name: string): Readonly<Record<string, unknown>> | undefined {
  const printed = element.getAttribute(name);
  if (!printed) return undefined;
  try {
    const parsed: unknown = JSON.parse(printed);
    return isRecord(parsed) ? parsed : undefined;
  } catch (cause) {
    throw new BrokenVariation(`${name} is no JSON: ${printed.slice(0, 60)}`, { cause });
  }
}

export const attributeSelects = (form: Element): HTMLSelectElement[] => [
  ...form.querySelectorAll<HTMLSelectElement>('select[name^="attribute_"]'),
];

export function formVariationId(form: Element): string {
  const { value = '' } = form.querySelector<HTMLInputElement>(FORM_ID) ?? {};
  return Number(value) > 0 ? value : '';
}

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
  const last = recall(form)?.found;
  if (last && String(last.variation_id) === id) return last;
  // The form's own widget reports the problem.
  const list = variationsOf(form);
  return Array.isArray(list) ? list.filter(isRecord).find(one => String(one.variation_id) === id) : undefined;
}
