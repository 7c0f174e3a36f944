import { wantedDevice } from '../layout/wantedDevice';
import { onTable } from '../onTable';
import { navigations } from '../query/serialise';
import { textOf } from '../settings';
import { type Device, settingsOf, shownDevice, type Table } from '../table';
import { filterKey } from './filterKey';
import { clearHeadings, refreshHeadings } from './headingFeedback';
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
