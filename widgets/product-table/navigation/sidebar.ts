import { wantedDevice } from '../layout/switchDevice';
import { tTable } from '../messages';
import { onTable } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { navigations } from '../query/serialise';
import { textOf } from '../settings';
import { type Device, own, owns, settingsOf, shownDevice, type Table } from '../table';
import { clearHeadings, refreshHeadings } from './headingFeedback';
import { filterKey } from './hierarchy';
import { closeMenu } from './menu';

const DUPLICATE = 'wcpt-nav-duplicate-hidden';

/**
 * Makes a left sidebar a header where there is no room beside the table, hides what the header then has twice, and places
 * sticky navigation, with every layout. Source: spec product-table 2.1; contract 4.2.
 */
export function startSidebar(table: Table): void {
  const { signal } = table;
  const layOut = (device: Device) => {
    const areas = navigations(table);
    if (convert(areas, device)) refreshHeadings(table);
    hideDuplicates(areas, device);
    placeSticky(table, areas, device);
  };
  onTable(table, 'wcpt_layout', () => layOut(wantedDevice() ?? shownDevice(table)));
  signal.addEventListener('abort', () => {
    const areas = navigations(table);
    convert(areas, 'laptop');
    hideDuplicates(areas, 'laptop');
    for (const { style } of areas) style.top = '';
  });
}

/** @returns whether a sidebar became a header */
function convert(areas: readonly Element[], device: Device): boolean {
  // Such a sidebar comes and goes with a button of its own.
  if (areas.some(area => area.querySelector('.wcpt-reveal-sidebar'))) return false;
  let isConverted = false;
  for (const area of areas) {
    const { classList } = area;
    if (device === 'laptop' && classList.contains('wcpt-was-left-sidebar')) {
      classList.remove('wcpt-header', 'wcpt-was-left-sidebar');
      classList.add('wcpt-left-sidebar');
      clearHeadings(area);
    } else if (device !== 'laptop' && classList.contains('wcpt-left-sidebar')) {
      for (const dropdown of area.querySelectorAll('.wcpt-dropdown')) closeMenu(dropdown);
      classList.remove('wcpt-left-sidebar');
      classList.add('wcpt-header', 'wcpt-was-left-sidebar');
      isConverted = true;
    }
  }
  return isConverted;
}

function hideDuplicates(areas: readonly Element[], device: Device): void {
  const isOneArea = device !== 'laptop' && areas.some(area => area.classList.contains('wcpt-was-left-sidebar'));
  const seen = new Set<string>();
  for (const filter of areas.flatMap(area => [...area.querySelectorAll('.wcpt-filter, .wcpt-search-wrapper')])) {
    const key = filterKey(filter);
    filter.classList.toggle(DUPLICATE, isOneArea && key.trim() !== '' && seen.has(key));
    seen.add(key);
  }
}

/** A sidebar and a header beside each other stick to the same line; below each other one sticks under the other. */
function placeSticky(table: Table, areas: readonly HTMLElement[], device: Device): void {
  const sticky = areas.filter(area => area.classList.contains('wcpt-sticky'));
  if (!sticky.length) return;
  const settings = settingsOf(table);
  let top = integer(textOf(settings, `${device}_freeze_heading_offset`), textOf(settings, `${device}_scroll_offset`));
  for (const area of sticky) {
    area.style.top = `${top}px`;
    if (device !== 'laptop') top += area.offsetHeight;
  }
}

/** The first text that begins with an integer; else 0. */
const integer = (...texts: readonly string[]): number =>
  texts.map(text => Number.parseInt(text, 10)).find(number => !Number.isNaN(number)) ?? 0;

const TRIGGER = '.wcpt-filter-hierarchy-accordion__trigger';
const OPTION = '.wcpt-filter-hierarchy-accordion';
const OPEN = 'wcpt-filter-hierarchy-accordion--open';

let named = 0;

/** Has the terms below a term be shown and hidden. Source: contract product-table 4.6. */
export function startAccordions(table: Table): void {
  const { container, signal } = table;
  hearAccordions(container, trigger => owns(table, trigger), signal);
  onTable(table, 'wcpt_after_every_load', () => navigations(table).forEach(readyAccordions));
  signal.addEventListener('abort', () => makePlain(own(table, TRIGGER)));
}

/** Toggles on a click, which is not one on the term's own checkbox. */
export function hearAccordions(root: Element, isOwn: (trigger: Element) => boolean, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const trigger = event.target instanceof Element ? event.target.closest(TRIGGER) : null;
    const option = trigger && isOwn(trigger) && trigger.closest(OPTION);
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    trigger.setAttribute('aria-expanded', String(option.classList.toggle(OPEN)));
  };
  root.addEventListener('click', onClick, { signal });
  pressWithKeys(root, `${TRIGGER}[role="button"]`, signal);
}

/** Makes the signs buttons, and keeps their names out of those of the checkboxes. */
export function readyAccordions(root: Element): void {
  for (const trigger of root.querySelectorAll(TRIGGER)) {
    const option = trigger.closest(OPTION);
    const input = option?.querySelector('input');
    const text = input?.nextElementSibling;
    if (!option || !input || !text) continue;
    makePressable(trigger);
    trigger.setAttribute('aria-label', tTable('product-table.below', { term: text.textContent?.trim() ?? '' }));
    trigger.setAttribute('aria-expanded', String(option.classList.contains(OPEN)));
    text.id ||= `sw-table-term-${++named}`;
    // A count may come later, with this id.
    const countId = `${text.id}-count`;
    const count = option.querySelector('.wcpt-count');
    if (count) count.id = countId;
    input.setAttribute('aria-labelledby', `${text.id} ${countId}`);
  }
}
