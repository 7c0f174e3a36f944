import { navigations } from '../query/serialise';
import { readTableParams } from '../settings';
import type { Table } from '../table';
import { rangeOf } from './rangeFields';

/** Filters whose headings say what is chosen; the shop prints the price as a custom field. Source: contract product-table 4.5. */
const KINDS =
  /^(?:custom_field|attribute|category|taxonomy|price_range|rating|sort_by|results_per_page|on_sale|availability)$/;
const SELECTED = 'wcpt-radio-op-selected';
const COUNT = 'wcpt-active-count';

/**
 * Has the headings of filters in the header say what is chosen: how many options, which one, or from where to where.
 * Source: spec product-table 2.4, 4.2; contract 4.5.
 */
export function refreshHeadings(table: Pick<Table, 'container'>): void {
  for (const navigation of navigations(table)) {
    if (!navigation.matches('.wcpt-left-sidebar')) refreshHeadingsIn(navigation);
  }
}

/** The same for filters that stand elsewhere. */
export function refreshHeadingsIn(root: Element): void {
  for (const filter of root.querySelectorAll('.wcpt-filter')) {
    const inGrid = filter.closest('.wcpt-ratio-filter_grid, .wcpt-filter-grid') !== null;
    const isRow = filter.matches('.wcpt-options-row');
    if (KINDS.test(filter.getAttribute('data-wcpt-filter') ?? '') && (!isRow || inGrid)) refreshHeading(filter, inGrid);
  }
}

/** Takes away what headings say of the choice: in a sidebar the choices themselves are seen. */
export function clearHeadings(root: Element): void {
  for (const badge of root.querySelectorAll(`.${COUNT}, .${APPEND}`)) badge.remove();
  for (const filter of root.querySelectorAll(`.${SELECTED}, .wcpt-filter:has(.sw-filter-heading)`)) {
    filter.classList.remove(SELECTED);
    const label = filter.querySelector('.wcpt-dropdown-label, .wcpt-options-heading');
    if (label) showHeading(filter, label, undefined);
  }
}

function refreshHeading(filter: Element, inGrid: boolean): void {
  const boxes = inputs(filter, 'checkbox');
  const chosen = inputs(filter, 'radio').find(radio => radio.checked && radio.value !== '');
  const isDefault = chosen?.closest('.wcpt-default-option') != null;
  const limits = limitsOf(filter);
  const checked = boxes.filter(box => box.checked).length;
  const isActive = checked > 0 || (chosen !== undefined && !isDefault) || limits !== undefined;
  filter.classList.toggle('wcpt-filter--active', isActive);
  const label = filter.querySelector(
    '.wcpt-filter-heading .wcpt-dropdown-label, .wcpt-filter-heading .wcpt-options-heading',
  );
  if (!label) return;
  if (boxes.length) showCount(label, checked, inGrid);
  else {
    if (inGrid) showCount(label, isActive ? 1 : 0, inGrid);
    showChoice(filter, label, chosen?.nextElementSibling ?? undefined, limits);
  }
}

const inputs = (filter: Element, type: 'checkbox' | 'radio') => [
  ...filter.querySelectorAll<HTMLInputElement>(`input[type="${type}"]`),
];

/** `20 - 50` where a limit differs from what is there; with the currency for prices. */
function limitsOf(filter: Element): string | undefined {
  const range = rangeOf(filter);
  if (!range) return undefined;
  const { min, max } = range;
  const isLimited = (min.value !== '' && min.value !== min.min) || (max.value !== '' && max.value !== max.max);
  if (!isLimited) return undefined;
  const isPrice =
    filter.getAttribute('data-wcpt-meta-key') === '_price' || filter.getAttribute('data-wcpt-filter') === 'price_range';
  const symbol = isPrice ? readTableParams().currencySymbol : '';
  return `${symbol}${min.value || '0'} - ${symbol}${max.value || '0'}`;
}

/** How many options are chosen, after the label. A grid shows 0 as well. */
function showCount(label: Element, count: number, inGrid: boolean): void {
  const before = label.parentElement?.querySelector(`.${COUNT}`);
  if (!count && !inGrid) {
    before?.remove();
    return;
  }
  const badge = before ?? document.createElement('span');
  badge.className = COUNT;
  badge.classList.toggle(`${COUNT}--filter-grid`, inGrid);
  badge.classList.toggle(`${COUNT}--zero`, !count);
  if (badge.textContent !== String(count)) badge.textContent = String(count);
  if (!before) label.after(badge);
}

/** The chosen option or the limits, in the label; where only the choice is to be seen, in place of the heading. */
function showChoice(filter: Element, label: Element, option: Element | undefined, limits: string | undefined): void {
  const format = filter.getAttribute('data-wcpt-heading_format__op_selected');
  if (filter.matches('[data-wcpt-filter="sort_by"]')) label.before(...label.querySelectorAll(':scope > .wcpt-icon'));
  const printed = headingText(label);
  const text = option?.textContent?.trim() ?? limits;
  const shows = format !== 'only_heading' && text !== undefined;
  // The server itself may print the choice as the heading, which the class would have shops' style sheets hide.
  const append = shows && !(format === 'only_selected' && printed === text) ? appendOf(option ?? text) : undefined;
  filter.classList.toggle(SELECTED, append !== undefined && option !== undefined);
  if (format === 'only_selected') showHeading(filter, label, append && `${printed}: ${text}`);
  const before = label.querySelector(`.${APPEND}`);
  // What stays the same is left alone: it may be what the pointer is just pressed on.
  if (before && append?.isEqualNode(before)) return;
  before?.remove();
  if (append) label.append(append);
}

function appendOf(choice: Element | string): Element {
  const append = document.createElement('div');
  append.className = APPEND;
  append.append(typeof choice === 'string' ? choice : choice.cloneNode(true));
  return append;
}

/**
 * Hides what the server printed in a label where the choice takes its place, and has screen readers say both.
 * @param both undefined: nothing is chosen
 */
function showHeading(filter: Element, label: Element, both: string | undefined): void {
  const heading = label.querySelector<HTMLElement>(':scope > .sw-filter-heading') ?? (both && wrap(label));
  if (!heading) return;
  heading.hidden = both !== undefined;
  const isOption = [...filter.querySelectorAll('label')].some(
    one => one.textContent?.trim() === heading.textContent?.trim(),
  );
  if (both && !isOption) label.parentElement?.setAttribute('aria-label', both);
  else label.parentElement?.removeAttribute('aria-label');
}

/** Puts what the server printed in a label into an element of its own. */
function wrap(label: Element): HTMLElement {
  const heading = document.createElement('span');
  heading.className = 'sw-filter-heading';
  heading.append(...label.childNodes);
  label.append(heading);
  return heading;
}

/** On what a heading says of the choice. Source: contract product-table 4.5. */
const APPEND = 'wcpt-radio-op-selected__heading-append';

/** What a filter is called, without what is chosen in it. */
export function headingText(part: Element): string {
  const label = part.closest('.wcpt-filter')?.querySelector('.wcpt-dropdown-label, .wcpt-options-heading');
  // The shop prints comments beside it.
  const printed = [...(label?.childNodes ?? [])].filter(node =>
    node instanceof Element ? !node.matches(`.${APPEND}`) : node instanceof Text,
  );
  const text = printed
    .map(node => node.textContent)
    .join('')
    .trim();
  return text.endsWith(':') ? text.slice(0, -1).trimEnd() : text;
}
