import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { isRecord } from '../../../src/core/bus/wire';
import { LIST, RADIO, RADIO_BOX } from './controls';
import { NOTHING } from './selection';

/** A variation's data are no JSON. */
export class BrokenVariation extends Error {
  override readonly name = 'BrokenVariation';
}

/**
 * What is chosen with a row's own controls: its list, or its radio buttons. Only the data of that one variation are parsed.
 * Source: contract product-table 26.3.
 * @returns undefined where the row has neither
 * @throws BrokenVariation
 */
export function readChoice(parts: readonly ParentNode[]): TableSelection | undefined {
  for (const part of parts) {
    const list = part.querySelector<HTMLSelectElement>(LIST);
    if (list) return readList(list);
  }
  const radios = parts.filter(part => part.querySelector(RADIO));
  if (!radios.length) return undefined;
  for (const part of radios) {
    const checked = part.querySelector<HTMLInputElement>(`${RADIO}:checked`);
    if (checked) return readRadio(checked);
  }
  return NOTHING;
}

/** @throws BrokenVariation */
export function readList(list: HTMLSelectElement): TableSelection {
  const [option] = list.selectedOptions;
  return option?.value ? chosenOf(option, option.value, option.disabled) : NOTHING;
}

/** @throws BrokenVariation */
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
