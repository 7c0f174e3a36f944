import { createStore, type StoreApi } from 'zustand/vanilla';
import { MarkupError } from '../../src/core/errors';

/** Selector of lists of swatches, and of one swatch. Source: add-on contract 2.1. */
export const LIST = '.variable-items-wrapper';
export const ITEM = '.variable-item[data-value]';
/** The "+3" behind the first few swatches. */
export const MORE = '.woo-variation-swatches-variable-item-more';
const ROOTS = '.variations_form, .woo_variation_swatches_variations_form, .ywcp_inner_selected_container, form';

/** How a swatch stands. Source: spec storefront 4, add-on contract 2.6. */
export interface ItemState {
  readonly isSelected: boolean;
  /** Nothing combines with it. */
  readonly isDisabled: boolean;
  /** Can be chosen: it is not disabled, or choosing it clears the other attributes. */
  readonly isChoosable: boolean;
  /** Out of stock, and still to be chosen. */
  readonly hasNoStock: boolean;
  /** Why it is out of stock or unavailable; may be empty. */
  readonly note: string;
  /** The rest of the stock in words; may be empty. */
  readonly stockLeft: string;
}

/** What a list's components show. */
export interface ListView {
  /** States of the swatches, by position; none before the first look. */
  readonly states: readonly ItemState[];
  /** The one swatch that Tab reaches. */
  readonly stop: Element | undefined;
}

/** The swatches of one attribute, beside the select that they stand for. */
export interface SwatchList {
  readonly element: HTMLElement;
  /** The form, or the element that stands for one in a bundle. */
  readonly form: HTMLElement;
  readonly select: HTMLSelectElement;
  /** Name of the attribute. */
  readonly name: string;
  readonly items: readonly HTMLElement[];
  readonly view: StoreApi<ListView>;
}

/**
 * Finds what a list of swatches belongs to. Touches nothing.
 * @throws MarkupError when it is in no form, or there is no select for it
 */
export function swatchListOf(element: HTMLElement): SwatchList {
  const name = element.dataset.attribute_name;
  const form = element.closest<HTMLElement>(ROOTS);
  const select = form && selectOf(element, form, name);
  if (!select) throw new MarkupError('swatches', element, form ? `there is no select for ${name}` : 'it is in no form');
  return {
    element,
    form,
    select,
    name: attributeName(select),
    items: itemsOf(element),
    view: createStore<ListView>()(() => ({ states: [], stop: undefined })),
  };
}

/** The swatches of a list as they are now. */
export const itemsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ITEM)];

/** Name under which a select's choice goes out. Source: contract 3.4. */
export const attributeName = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

/** The select beside the list, else one of the attribute's name: a theme may print a form's parts twice. */
function selectOf(list: Element, form: Element, name: string | undefined): HTMLSelectElement | undefined {
  const beside = [...(list.parentElement?.querySelectorAll('select') ?? [])];
  const all = [...beside, ...form.querySelectorAll('select')];
  return all.find(select => attributeName(select) === name || select.name === name) ?? beside[0];
}

/** Value of a swatch, as text: slugs may look like numbers. Source: add-on contract 2.8. */
export const itemValue = (item: HTMLElement): string => item.dataset.value ?? '';

/** Whether a theme shows an element at all: it may hide what is disabled, or beyond the first few. */
export const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none';

/** The swatch that Tab reaches: the chosen one, else the first that can be chosen and shows. */
export function tabStop(items: readonly HTMLElement[], states: readonly ItemState[]): HTMLElement | undefined {
  const able = (item: HTMLElement, i: number) => states[i]?.isChoosable && isShown(item);
  return items.find((item, i) => states[i]?.isSelected && able(item, i)) ?? items.find(able);
}
