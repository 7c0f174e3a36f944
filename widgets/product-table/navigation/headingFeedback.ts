import { readTableParams } from '../params';
import { navigations } from '../query/serialise';
import type { Table } from '../table';
import { APPEND } from './headingText';
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
    if (navigation.matches('.wcpt-left-sidebar')) continue;
    for (const filter of navigation.querySelectorAll('.wcpt-filter')) {
      const inGrid = filter.closest('.wcpt-ratio-filter_grid, .wcpt-filter-grid') !== null;
      const isRow = filter.matches('.wcpt-options-row');
      if (KINDS.test(filter.getAttribute('data-wcpt-filter') ?? '') && (!isRow || inGrid))
        refreshHeading(filter, inGrid);
    }
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
  label.querySelector(`.${APPEND}`)?.remove();
  if (filter.matches('[data-wcpt-filter="sort_by"]')) label.before(...label.querySelectorAll(':scope > .wcpt-icon'));
  const text = option?.textContent?.trim() ?? limits;
  const shows = format !== 'only_heading' && text !== undefined;
  filter.classList.toggle(SELECTED, shows && option !== undefined);
  const onlyChoice = shows && format === 'only_selected';
  // The server itself prints the choice as the heading.
  if (onlyChoice && label.textContent?.trim() === text) return;
  if (onlyChoice || label.querySelector(':scope > .sw-filter-heading')) ownHeading(label).hidden = onlyChoice;
  if (!shows) return;
  const append = document.createElement('div');
  append.className = APPEND;
  if (option) append.append(option.cloneNode(true));
  else append.textContent = text;
  label.append(append);
}

/** What the server printed in a label, in an element of its own, so that it can be hidden. */
function ownHeading(label: Element): HTMLElement {
  const known = label.querySelector<HTMLElement>(':scope > .sw-filter-heading');
  if (known) return known;
  const heading = document.createElement('span');
  heading.className = 'sw-filter-heading';
  heading.append(...label.childNodes);
  label.append(heading);
  return heading;
}
