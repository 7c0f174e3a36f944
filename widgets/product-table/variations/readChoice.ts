import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { isRecord } from '../../../src/core/bus/wire';
import { RADIO_BOX } from './controls';
import { NOTHING } from './selection';

/** A variation's data are no JSON. */
export class BrokenVariation extends Error {
  override readonly name = 'BrokenVariation';
}

/**
 * What is chosen in a list. Only the data of that one variation are parsed. Source: contract product-table 26.3.
 * @throws BrokenVariation
 */
export function readList(list: HTMLSelectElement): TableSelection {
  const option = list.options[list.selectedIndex];
  return option?.value ? chosenOf(option, option.value, option.disabled) : NOTHING;
}

/**
 * What a radio button chooses: its variation, or none when it is not checked. Source: contract product-table 26.3.
 * @throws BrokenVariation
 */
export function readRadio(radio: HTMLInputElement): TableSelection {
  const box = radio.closest(RADIO_BOX);
  return radio.checked && box ? chosenOf(box, radio.value, radio.disabled) : NOTHING;
}

function chosenOf(element: Element, id: string, isDisabled: boolean): TableSelection {
  const variation = readJson(element, 'data-wcpt-variation');
  if (!variation) throw new BrokenVariation(`variation ${id} has no data`);
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

/** Whether a variation can be bought, is in stock and visible; what is not said is. Source: spec product-table 4.5. */
export const isAvailable = (variation: Readonly<Record<string, unknown>>): boolean =>
  [variation.is_purchasable, variation.is_in_stock, variation.variation_is_visible].every(
    flag => flag === undefined || isSet(flag),
  );

/** A flag of a variation; texts may say `"0"` or `"false"`. */
export const isSet = (flag: unknown): boolean => Boolean(flag) && flag !== '0' && flag !== 'false';

/** Names and values of attributes; an empty list is what the server prints for none. */
const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one ?? '')])) : {};

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
