import { restoreFocus } from '../container/keepFocus';
import { tTable } from '../messages';
import { onTable } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { navigations } from '../query/serialise';
import { ownFrame, owns, type Table } from '../table';
import { refreshHeadings } from './headingFeedback';
import { markChosen } from './hierarchy';
import { navigationChange } from './navigationChange';
import { showThumbs } from './rangeFields';

const CHIP = '.wcpt-clear-filter';

/**
 * Has a chip take back the choice that it stands for; where there is an Apply button, that one sends it.
 * Source: contract product-table 4.11.
 */
export function startChips(table: Table): void {
  const { container, signal } = table;
  container.addEventListener(
    'click',
    event => {
      const chip = event.target instanceof Element ? event.target.closest<HTMLElement>(CHIP) : null;
      if (!chip || !owns(table, chip)) return;
      event.preventDefault();
      for (const input of choicesOf(table, chip)) takeBack(input);
      refreshHeadings(table);
      navigationChange(table, { target: chip, event });
      drop(table, chip);
    },
    { signal },
  );
  pressWithKeys(container, `${CHIP}[role="button"]`, signal);
  onTable(table, 'wcpt_after_every_load', () => {
    for (const chip of ownFrame(table, CHIP)) {
      makePressable(chip);
      chip.setAttribute('aria-label', tTable('product-table.drop', { choice: chip.textContent?.trim() ?? '' }));
    }
  });
  signal.addEventListener('abort', () => makePlain(ownFrame(table, CHIP)));
}

/** Takes a chip away, and all around the last one. The focus goes on to the next chip. */
function drop(table: Table, chip: HTMLElement): void {
  const hadFocus = chip.contains(document.activeElement);
  const around = chip.closest('.wcpt-clear-filters-wrapper');
  const all = [...(around?.querySelectorAll<HTMLElement>(CHIP) ?? [])];
  const at = all.indexOf(chip);
  const next = all[at + 1] ?? all[at - 1];
  if (hadFocus && next) next.focus({ preventScroll: true });
  chip.remove();
  if (!next) around?.remove();
  if (hadFocus && !next) restoreFocus(table);
}

/** What a chip stands for, found by comparing: values may have any characters. */
function choicesOf(table: Table, chip: Element): HTMLInputElement[] {
  const data = (name: string) => chip.getAttribute(`data-wcpt-${name}`) ?? '';
  const kind = data('filter');
  const all = navigations(table).flatMap(root => [...root.querySelectorAll<HTMLInputElement>('input')]);
  if (kind === 'search') return all.filter(({ name }) => name !== '' && name === data('search-name'));
  const isPrice = kind === 'price_range' || data('meta-key') === '_price';
  const inFilter = all.filter(input => {
    const filter = input.closest('.wcpt-filter');
    const of = (name: string) => filter?.getAttribute(`data-wcpt-${name}`) ?? '';
    if (isPrice) return of('meta-key') === '_price' || of('filter') === 'price_range';
    if (of('filter') !== kind) return false;
    if (kind === 'custom_field') return of('meta-key') === data('meta-key');
    return !['attribute', 'taxonomy'].includes(kind) || of('taxonomy') === data('taxonomy');
  });
  const isRange = inFilter.some(input => input.matches('.wcpt-range-input-min'));
  if (isPrice || isRange || kind === 'rating') return inFilter;
  if (kind === 'date_picker') return inFilter.filter(input => input.getAttribute('value') === data('value'));
  return inFilter.filter(({ value }) => value === data('value'));
}

function takeBack(input: HTMLInputElement): void {
  if (/^(?:checkbox|radio)$/.test(input.type)) input.checked = false;
  else if (input.type !== 'range') input.value = '';
  const filter = input.closest('.wcpt-filter');
  if (!filter) return;
  markChosen(filter);
  showThumbs(filter);
}
