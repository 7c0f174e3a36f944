import { loadMessages } from '../../../../src/core/messages';
import { isModuleDisabled } from '../../layout/moduleSwitch';
import { onTable, reportPart } from '../../onTable';
import { owns, type Table } from '../../table';
import { freshRows } from '../freshRows';
import { isMarking } from '../row';
import type { ChildRows } from './childRows';

/** Has rows open what stands below them; the code comes with the first such row. Source: spec product-table 2.6; contract 11. */
export function startChildRows(table: Table): void {
  const { container, signal } = table;
  const waiting: Element[] = [];
  let part: ChildRows | undefined;
  let isLoading = false;

  const load = async () => {
    isLoading = true;
    try {
      const { runChildRows } = await import('./childRows');
      await loadMessages();
      if (signal.aborted) return;
      part = runChildRows(table);
      for (const toggle of waiting.splice(0)) part.press(toggle);
    } catch (cause) {
      reportPart(table, 'child rows can not be opened', 'They stay as they are.', cause);
    }
  };
  onTable(table, 'wcpt_after_every_load', () => {
    const rows = freshRows(table).filter(row => row.classList.contains('wcpt-child-row'));
    if (!rows.length || isModuleDisabled('child-row', container)) return;
    if (part) part.setUp(rows);
    else if (!isLoading) void load();
  });
  container.addEventListener(
    'click',
    ({ target }) => {
      const toggle = target instanceof Element && owns(table, target) && pressedToggle(target);
      if (!toggle || isModuleDisabled('child-row', container)) return;
      if (part) part.press(toggle);
      else waiting.push(toggle);
    },
    { signal },
  );
}

/** A cell, or a heading, that opens and closes. */
export const TOGGLE = '.wcpt-child-row-toggle';

/** What in a row that opens anywhere is pressed for its own sake. Source: contract product-table 11. */
const INNER =
  'a, input, select, label, button, textarea, [role="button"], .wcpt-tooltip, .wcpt-button, .wcpt-link, .wcpt-quantity';

/** The toggle that a click is for: the one that was clicked, or that of a row that opens anywhere. */
function pressedToggle(target: Element): Element | null | undefined {
  const toggle = target.closest(TOGGLE);
  if (toggle) return toggle;
  const row = target.closest('.wcpt-has-child-row--click-anywhere');
  const inner = target.closest(INNER);
  if (!row || (inner && row.contains(inner)) || isMarking(row)) return undefined;
  return row.querySelector(`:scope > ${TOGGLE}`);
}
