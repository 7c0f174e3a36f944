import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { isModuleDisabled } from '../layout/moduleSwitch';
import { lazyPart, loadWithRows } from '../lazyPart';
import { pressMatching } from '../pressable';
import { owns, type Table } from '../table';
import { freshRows } from './freshRows';
import { isMarking } from './row';

/** A cell, or a heading, that opens and closes. */
export const TOGGLE = '.wcpt-child-row-toggle';
/** A row that opens wherever it is pressed. */
export const OPENS_ANYWHERE = '.wcpt-has-child-row--click-anywhere';
/** What in such a row is pressed for its own sake. Source: contract product-table 11. */
const INNER =
  'a, input, select, label, button, textarea, [role="button"], .wcpt-tooltip, .wcpt-button, .wcpt-link, .wcpt-quantity, .wcpt-lightbox-enabled, .wcpt-gallery';

/**
 * The cell that opens what stands below its row, or the heading that opens all rows. Its look is the writer's, as that of
 * cold rows. Source: contract product-table 11.
 */
export function ChildRowToggle({ element }: SlotProps): ReactNode {
  const table = useTable();
  // The sign in it takes the focus: other scripts hear its click as well.
  const onKeyDown = (event: KeyboardEvent) => pressMatching(event, '[role="button"]');
  return <Adopted of={element} onClick={() => press(table, element)} onKeyDown={onKeyDown} />;
}

/** Has a row that opens anywhere do so. The row is what React has as its root, so it is no slot, and hears for itself. */
export function useRowOpening(row: Element): void {
  const table = useTable();
  useLayoutEffect(() => {
    if (!row.matches(OPENS_ANYWHERE)) return;
    const ended = new AbortController();
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(TOGGLE) || !owns(table, target)) return;
      const inner = target.closest(INNER);
      const toggle = row.querySelector(`:scope > ${TOGGLE}`);
      if (toggle && !(inner && row.contains(inner)) && !isMarking(row)) press(table, toggle);
    };
    row.addEventListener('click', onClick, ended);
    return () => ended.abort();
  }, [table, row]);
}

const childRows = lazyPart({
  load: async () => (await import('./childRows/childRows')).runChildRows,
  found: 'child rows can not be opened',
  consequence: 'They stay as they are.',
});

/** Loads what opens child rows with the first of them. Source: spec product-table 2.6; contract 11. */
export const startChildRows = (table: Table): void =>
  loadWithRows(
    table,
    childRows,
    () =>
      freshRows(table).some(row => row.classList.contains('wcpt-child-row')) &&
      !isModuleDisabled('child-row', table.container),
  );

function press(table: Table, toggle: Element): void {
  if (!isModuleDisabled('child-row', table.container)) childRows.runIfWanted(table, ({ press }) => press(toggle));
}

/** The pointer has come to a row, or is over none. */
export const pointAt = (table: Table, row: Element | undefined): void => childRows.now(table)?.pointAt(row);
