import { onTable, reportPart } from '../../onTable';
import { makePlain, makePressable, pressWithKeys } from '../../pressable';
import { navigations } from '../../query/serialise';
import { ownFrame, owns, type Table } from '../../table';

const BUTTON = '.wcpt-rn-button';

/**
 * Has the buttons of small screens open the navigation's modal, whose code comes with the first of them. Where it can't be
 * opened, the navigation itself is shown. Source: spec product-table 2.4 "Phone navigation modal"; contract 7.
 */
export function startModal(table: Table): void {
  const { container, signal } = table;
  let opening = false;

  const open = async (button: HTMLElement) => {
    if (opening) return;
    opening = true;
    try {
      const { openModal } = await import('./openModal');
      if (!signal.aborted) await openModal(table, button);
    } catch (cause) {
      reportPart(table, 'its filters could not be opened', 'They are shown above the table.', cause);
      for (const navigation of navigations(table)) navigation.classList.add('wcpt-always-show');
    } finally {
      opening = false;
    }
  };

  container.addEventListener(
    'click',
    event => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTON);
      if (!button || !owns(table, button)) return;
      event.preventDefault();
      void open(button);
    },
    { signal },
  );
  pressWithKeys(container, `${BUTTON}[role="button"]`, signal);
  onTable(table, 'wcpt_after_every_load', () => {
    for (const button of ownFrame(table, BUTTON)) {
      makePressable(button);
      button.setAttribute('aria-haspopup', 'dialog');
    }
  });
  signal.addEventListener('abort', () => makePlain(ownFrame(table, BUTTON)));
}
