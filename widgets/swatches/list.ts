import { MarkupError } from '../../src/core/errors';
import { attributeName } from '../../src/core/variations';

/** Selector of lists of swatches, and of one swatch. See contract/swatches.md#markup. */
export const LIST = '.variable-items-wrapper';
export const ITEM = '.variable-item[data-value]';
export const MORE = '.woo-variation-swatches-variable-item-more';
const ROOTS = '.variations_form, .woo_variation_swatches_variations_form, .ywcp_inner_selected_container, form';

export interface SwatchList {
  readonly element: HTMLElement;
  /** The form, or the element that stands for one in a bundle. */
  readonly form: HTMLElement;
  readonly select: HTMLSelectElement;
  readonly name: string;
}

/** @throws MarkupError when it is in no form, or there is no select for it */
export function swatchListOf(element: HTMLElement): SwatchList {
  const form = element.closest<HTMLElement>(ROOTS);
  const select = form && selectOf(element, form);
  if (select) return { element, form, select, name: attributeName(select) };
  const { attribute_name: name } = element.dataset;
  throw new MarkupError('swatches', element, form ? `there is no select for ${name}` : 'it is in no form');
}

/** The select beside the list, else one of the attribute's name: a theme may print a form's parts twice. */
function selectOf(list: HTMLElement, form: Element): HTMLSelectElement | undefined {
  const { attribute_name: name } = list.dataset;
  const beside = [...(list.parentElement?.querySelectorAll('select') ?? [])];
  const all = [...beside, ...form.querySelectorAll('select')];
  return all.find(select => attributeName(select) === name || select.name === name) ?? beside[0];
}

export function selectsOf(form: Element): HTMLSelectElement[] {
  const listed = [...form.querySelectorAll<HTMLElement>(LIST)].map(list => selectOf(list, form));
  return [...form.querySelectorAll('select')].filter(
    select => select.closest('.variations') || listed.includes(select),
  );
}

export const chosenIn = (selects: readonly HTMLSelectElement[]): Readonly<Record<string, string>> =>
  Object.fromEntries(selects.map(select => [attributeName(select), select.value]));

export const itemsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ITEM)];

/** Value of a swatch, as text: slugs may look like numbers. See contract/swatches.md#events. */
export const itemValue = (item: HTMLElement): string => item.dataset.value ?? '';

/** Whether a theme shows an element at all: it may hide disabled ones, or all but the first few. */
export const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none';
