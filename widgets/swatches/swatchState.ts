import { type Attributes, fitsChoice, isValue } from '../../src/core/variations';
import type { SwatchSettings } from './settings';
import { isOffered, type Variation } from './variations';

/** The state of a swatch. See contract/swatches.md#state-of-an-item. */
export interface SwatchState {
  readonly isSelected: boolean;
  readonly availability: Availability;
  /** Why it is out of stock or unavailable; may be empty. */
  readonly note: string;
  readonly stockLeft: string;
}

/** `sold-out`: it can still be chosen. Nothing combines with the last two; `clearing`: to choose it clears the other attributes. */
type Availability = 'available' | 'sold-out' | 'clearing' | 'unavailable';

export const isDisabled = ({ availability }: SwatchState): boolean =>
  availability === 'clearing' || availability === 'unavailable';

export const isChoosable = ({ availability }: SwatchState): boolean => availability !== 'unavailable';

interface Option {
  readonly isDisabled: boolean;
  /** Whether the shop's script has marked it. */
  readonly isOutOfStock: boolean;
}

export interface Choice {
  readonly name: string;
  readonly chosen: Attributes;
  readonly variations: readonly Variation[];
  readonly settings: SwatchSettings;
  /** All values that the select has had; the form removes options that go with no variation. */
  readonly values: ReadonlySet<string>;
  readonly hidesStock: boolean;
}

/** Returns the state by the select's option, if any; the variations add the stock, and whether a disabled one can be chosen. */
export function swatchState(value: string, option: Option | undefined, choice: Choice): SwatchState {
  const { name, chosen, variations, settings, values } = choice;
  const isSelected = value !== '' && value === chosen[name];
  const stockLeft = tellsStock(choice) ? stockLeftOf(offeredWith(value, choice), settings) : '';
  if (!option || option.isDisabled) {
    const counts = (one: Variation) => isOffered(one, settings.disablesOutOfStock);
    const offers = ({ attributes }: Variation) =>
      attributes[name] ? isValue(attributes[name], value) : values.has(value);
    const clears = settings.clearsOthers && variations.some(one => offers(one) && counts(one));
    const availability = clears ? 'clearing' : 'unavailable';
    return { isSelected, availability, note: settings.unavailableNote, stockLeft };
  }
  const { outOfStockNote: note } = settings;
  if (note === undefined || !(option.isOutOfStock || isSoldOut(value, choice)))
    return { isSelected, availability: 'available', note: '', stockLeft };
  return { isSelected, availability: 'sold-out', note, stockLeft };
}

const offeredWith = (value: string, { name, chosen, variations }: Choice): readonly Variation[] =>
  variations.filter(one => one.isActive && fitsChoice(one.attributes, { ...chosen, [name]: value }));

function isSoldOut(value: string, choice: Choice): boolean {
  const offered = offeredWith(value, choice);
  return offered.length > 0 && offered.every(({ isInStock }) => !isInStock);
}

/** The rest of the stock is shown at the last open attribute, one of several. */
function tellsStock({ name, chosen, settings, hidesStock }: Choice): boolean {
  const names = Object.keys(chosen);
  const isLastOpen = names.length > 1 && names.every(one => (one === name) !== Boolean(chosen[one]));
  return settings.stockThreshold !== undefined && !hidesStock && isLastOpen;
}

const stockLeftOf = (offered: readonly Variation[], { stockThreshold = 0 }: SwatchSettings): string =>
  offered.find(({ isInStock, most }) => isInStock && most <= stockThreshold)?.stockLeft ?? '';
