import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Adopted, type SlotProps, useClasses } from '../../../../src/hydrate';
import { useStore } from '../../../../src/ui/useStore';
import { restoreFocus } from '../../table/keepFocus';
import { tTable } from '../../table/messages';
import { currentQuery } from '../../table/query/buildQuery';
import {
  type Choice,
  type Filter,
  fieldsOf,
  inOrder,
  isPrice,
  limitsOf,
  type TextField,
  withOptions,
  withoutOptions,
  withTexts,
} from '../../table/query/choices';
import { inNavigations } from '../../table/query/pairs';
import { updateChoices } from '../../table/query/updateChoices';
import { type Table, useTable } from '../../table/table';
import { Button } from './Button';
import { askAlone, sendChoices } from './navigationChange';
import { sayWrong } from './Range';
import { filtersOf } from './state';

const CHIP = '.wcpt-clear-filter';

/** The chips of all choices, and the link beside them; both disappear with the last chip. */
export function Chips({ element, children }: SlotProps): ReactNode {
  const [isEmpty, setEmpty] = useState(false);
  const onClick = ({ target }: MouseEvent) => {
    // The chip's own listener ran before, and may have removed it.
    const isChip = target instanceof Element && target.closest(CHIP) !== null;
    if (isChip && !element.querySelector(CHIP)) flushSync(() => setEmpty(true));
  };
  return isEmpty ? null : (
    <Adopted of={element} onClick={onClick}>
      {children}
    </Adopted>
  );
}

/** Shows a choice with a button that drops it; the focus moves to the next chip. */
export function Chip({ element: chip }: SlotProps): ReactNode {
  const table = useTable();
  const [isDropped, setDropped] = useState(false);
  const drop = (event: MouseEvent) => {
    event.preventDefault();
    const of = chosenBy(chip);
    updateChoices(table, undefined, ({ filter }, choice) => withoutChip(filter, choice, of));
    sendChoices(table, { target: chip });
    // A cached answer has taken its place by now.
    if (!chip.isConnected) return;
    const hadFocus = chip.contains(document.activeElement);
    const next = neighbourOf(chip);
    if (hadFocus) next?.focus({ preventScroll: true });
    flushSync(() => setDropped(true));
    if (hadFocus && !next) restoreFocus(table);
  };
  const name = tTable('product-table.drop', { choice: chip.textContent?.trim() ?? '' });
  return isDropped ? null : <Button of={chip} press={drop} shows={{ 'aria-label': name }} />;
}

function neighbourOf(chip: HTMLElement): HTMLElement | undefined {
  const all = [...(chip.closest('.wcpt-clear-filters-wrapper')?.querySelectorAll<HTMLElement>(CHIP) ?? [])];
  const at = all.indexOf(chip);
  return all[at + 1] ?? all[at - 1];
}

function chosenBy(chip: Element): ChosenChip {
  const data = (name: string) => chip.getAttribute(`data-wcpt-${name}`) ?? '';
  return {
    kind: data('filter'),
    taxonomy: data('taxonomy'),
    metaKey: data('meta-key'),
    value: data('value'),
    searchName: data('search-name'),
  };
}

/** Sends the choices, which wait for this button. */
export function Apply({ element }: SlotProps): ReactNode {
  const table = useTable();
  const isApplying = useStore(table.store, ({ applying }) => applying === element);
  useClasses(element, isApplying ? { 'wcpt-apply--clicked': true } : {});
  const apply = (event: MouseEvent) => {
    event.preventDefault();
    if (sayWrong(inNavigations<HTMLInputElement>(table, '.wcpt-range-input-wrapper input'))) return;
    updateChoices(table, undefined, ({ filter }, choice) => inOrder(filter, choice));
    flushSync(() => table.store.setState({ applying: element }));
    sendChoices(table, { target: element });
  };
  return <Button of={element} press={apply} />;
}

/** Controls that drop all choices: the button, a link beside the chips, and a link in place of missing rows. */
export const RESET = '.wcpt-reset, .wcpt-clear-all-filters, .wcpt-clear-filters';
const LINKS = '.wcpt-clear-filters, .wcpt-clear-all-filters[href]';

export function Reset({ element }: SlotProps): ReactNode {
  const table = useTable();
  const canReset = useStore(filtersOf(table), state => (element.matches('.wcpt-reset') ? state.canReset : undefined));
  const isKnown = canReset !== undefined;
  useClasses(element, isKnown ? { 'wcpt-disabled': !canReset } : {});
  const reset = (event: MouseEvent) => {
    event.preventDefault();
    if (canReset ?? !element.matches('.wcpt-disabled')) askAlone(table);
  };
  const shows = isKnown ? { 'aria-disabled': String(!canReset) } : {};
  return <Button of={element} press={reset} shows={shows} isNative={element.matches(LINKS)} />;
}

/** Enables Reset when the query holds more than the device view; called after every load. */
export function refreshReset(table: Table): void {
  const { id } = table;
  const always = [`${id}_device`, `${id}_filtered`];
  const canReset = currentQuery(table).some(([name]) => !always.includes(name));
  flushSync(() => filtersOf(table).setState({ canReset }));
}

/** A choice as a chip names it. */
export interface ChosenChip {
  readonly kind: string;
  readonly taxonomy: string;
  readonly metaKey: string;
  readonly value: string;
  readonly searchName: string;
}

/** Returns the choice of a filter without what a chip names. See contract/product-table.md#filters. */
export function withoutChip(filter: Filter, choice: Choice, chip: ChosenChip): Choice {
  if (chip.kind === 'search') {
    const isNamed = ({ name }: TextField) => name !== '' && name === chip.searchName;
    if (!fieldsOf(filter).some(isNamed)) return choice;
    return { ...withTexts(filter, choice, (field, text) => (isNamed(field) ? '' : text)), applied: '' };
  }
  if (!isOfChip(filter, chip)) return choice;
  if (isPrice(chip) || chip.kind === 'rating' || limitsOf(filter, choice)) {
    return withTexts(filter, withOptions(choice, []), () => '');
  }
  const isDate = chip.kind === 'date_picker';
  return withTexts(
    filter,
    isDate ? choice : withoutOptions(choice, value => value === chip.value),
    ({ printed }, text) => ((isDate ? printed : text) === chip.value ? '' : text),
  );
}

function isOfChip(filter: Filter, chip: ChosenChip): boolean {
  if (isPrice(chip)) return isPrice(filter);
  if (filter.kind !== chip.kind) return false;
  if (chip.kind === 'custom_field') return filter.metaKey === chip.metaKey;
  return !['attribute', 'taxonomy'].includes(chip.kind) || filter.taxonomy === chip.taxonomy;
}
