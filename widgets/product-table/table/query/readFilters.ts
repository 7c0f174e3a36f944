import { type Choice, type Control, type Filter, fieldsOf, isOption, NO_CHOICE, type Option } from './choices';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type ControlElement = HTMLInputElement | HTMLOptionElement | HTMLTextAreaElement;

/** A filter in the markup of the server, with the elements of its controls, in the order of `filter.controls`. */
export interface PrintedFilter {
  readonly filter: Filter;
  /** The filter, or a search box; a control that is in neither. */
  readonly element: Element;
  readonly elements: readonly ControlElement[];
}

/** Filters and search boxes. */
export const FILTER = '.wcpt-filter, .wcpt-search-wrapper';

/** The terms below a term. See contract/product-table.md#filters. */
export const CHILD_TERMS = '.wcpt-hr-child-terms-wrapper';

/** Fields that belong to the page alone, and thumbs, which follow the limits. */
const OTHER = '.wcpt-search-filter-options, .wcpt-range-slider';

/** Returns the filters of navigations in document order. */
export function readFilters(roots: readonly Element[]): PrintedFilter[] {
  const controls = new Map<Element, ControlElement[]>();
  for (const field of roots.flatMap(root => [...root.querySelectorAll<Field>('input, select, textarea')])) {
    if (field.matches(OTHER) || /^(?:submit|button|image|reset|file)$/.test(field.type)) continue;
    const owner = field.closest(FILTER) ?? field;
    const found = controls.get(owner) ?? [];
    controls.set(owner, found);
    if (field instanceof HTMLSelectElement) found.push(...field.options);
    else found.push(field);
  }
  return [...controls].map(([element, elements], at) => printedFilter(element, elements, at));
}

/** Reads the filter around an element. */
export function readFilter(element: Element): PrintedFilter | undefined {
  const filter = element.closest(FILTER);
  return filter ? readFilters([filter])[0] : undefined;
}

function printedFilter(element: Element, elements: readonly ControlElement[], at: number): PrintedFilter {
  const data = (name: string) => element.getAttribute(`data-wcpt-${name}`) ?? '';
  const [low, high] = element.querySelectorAll<HTMLInputElement>('.wcpt-range-slider');
  const inTree = element.querySelector('.wcpt-hierarchy') !== null;
  const filter: Filter = {
    // What has no key has no copies.
    key: filterKey(element).trim() ? filterKey(element) : `field ${at}`,
    kind: data('filter'),
    taxonomy: data('taxonomy'),
    metaKey: data('meta-key'),
    controls: elements.map(control => readControl(control, inTree)),
    slider: low && high ? { min: low.min, max: high.max } : undefined,
    isInstant: element.matches('.wcpt-instant-search'),
  };
  return { filter, element, elements };
}

/** Returns those of several filters of which one before is a copy. */
export function doublesIn(filters: readonly Element[]): Element[] {
  const keys = filters.map(filterKey);
  return filters.filter((_, at) => keys[at]?.trim() && keys.indexOf(keys[at]) < at);
}

/** Returns the same key for copies of a filter in header, sidebar and the phone's dialog. */
export function filterKey(filter: Element): string {
  const search = filter.querySelector('.wcpt-search-input');
  if (search) return `search ${search.getAttribute('name') ?? ''}`;
  return ['data-wcpt-filter', 'data-wcpt-taxonomy', 'data-wcpt-meta-key']
    .map(name => filter.getAttribute(name) ?? '')
    .join(' ');
}

const nameOf = (control: ControlElement | undefined): string =>
  (control instanceof HTMLOptionElement ? control.closest('select') : control)?.name ?? '';

function readControl(control: ControlElement, inTree: boolean): Control {
  const name = nameOf(control);
  const isDisabled = control.matches(':disabled') || Boolean(control.closest('select')?.matches(':disabled'));
  if (control instanceof HTMLOptionElement || isChoice(control)) return readOption(control, name, isDisabled, inTree);
  const { defaultValue: printed } = control;
  const [min = '', max = ''] = ['min', 'max'].map(end => control.getAttribute(end) ?? '');
  const most = control.getAttribute('data-wcpt-actual-max') ?? '';
  return { type: typeOf(control), name, isDisabled, printed, ends: { min, max }, most };
}

const isChoice = ({ type }: HTMLInputElement | HTMLTextAreaElement): boolean => type === 'checkbox' || type === 'radio';

const TYPES = [
  ['wcpt-search-input', 'search'],
  ['wcpt-range-input-min', 'min'],
  ['wcpt-range-input-max', 'max'],
  ['wcpt-filter-date-picker', 'date'],
] as const;

const typeOf = ({ classList }: Element) => TYPES.find(([name]) => classList.contains(name))?.[1] ?? 'text';

function readOption(
  control: HTMLInputElement | HTMLOptionElement | HTMLTextAreaElement,
  name: string,
  isDisabled: boolean,
  inTree: boolean,
): Option {
  const attribute = (of: string) => control.getAttribute(of) ?? undefined;
  const [min, max] = [attribute('data-wcpt-range-min'), attribute('data-wcpt-range-max')];
  const reverse = attribute('data-wcpt-reverse-value');
  const isUnmarked = control.closest('.wcpt-default-option') !== null;
  return {
    type: control instanceof HTMLInputElement ? (control.type === 'radio' ? 'radio' : 'checkbox') : 'listed',
    name,
    value: control.value,
    isDisabled,
    reverse,
    isDefault: isUnmarked || reverse !== undefined || control.matches('[value=""]'),
    isUnmarked,
    limits: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    above: inTree ? termsAbove(control) : [],
    isParent: inTree && control.classList.contains('wcpt-hr-parent-term'),
  };
}

function termsAbove(control: Element): string[] {
  const above = control.closest(CHILD_TERMS)?.previousElementSibling?.querySelector('input');
  return above ? [above.value, ...termsAbove(above)] : [];
}

/** Returns what the controls of a filter hold now. */
export function choiceIn({ filter, element, elements }: PrintedFilter): Choice {
  const isChosen = (control: ControlElement) =>
    control instanceof HTMLOptionElement ? control.selected : control instanceof HTMLInputElement && control.checked;
  const options = elements.filter((control, at) => isOption(filter.controls[at]) && isChosen(control));
  const texts = elements.filter((_, at) => !isOption(filter.controls[at]));
  return {
    chosen: new Set(options.map(({ value }) => value)),
    texts: texts.map(({ value }) => value),
    applied: element.querySelector('.wcpt-search-input')?.getAttribute('data-wcpt-value') ?? '',
  };
}

/** Returns what copies of a filter hold together: a group of radios shows in one copy alone, and a text was typed into one. */
export function heldTogether(copies: readonly PrintedFilter[]): Choice {
  const all = copies.map(choiceIn);
  const [first = NO_CHOICE] = all;
  const printed = copies[0] ? fieldsOf(copies[0].filter).map(field => field.printed) : [];
  return {
    ...first,
    chosen: new Set(all.flatMap(({ chosen }) => [...chosen])),
    texts: first.texts.map((text, at) => all.map(({ texts }) => texts[at]).find(one => one !== printed[at]) ?? text),
  };
}
