import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { currentQuery } from '../query/buildQuery';
import { ownFrame, owns, type Table } from '../table';
import { navigationChange } from './navigationChange';

const RESET = '.wcpt-reset, .wcpt-clear-all-filters, .wcpt-clear-filters';
const BUTTONS = '.wcpt-apply, .wcpt-reset, .wcpt-clear-all-filters:not([href])';

/** Has Apply send the choices, and Reset and its likes drop them. Source: spec product-table 2.4; contract 6. */
export function startReset(table: Table): void {
  const { container, signal } = table;
  container.addEventListener(
    'click',
    event => {
      const { target } = event;
      const control = target instanceof Element ? target.closest(`${RESET}, .wcpt-apply`) : null;
      if (!control || !owns(table, control)) return;
      event.preventDefault();
      if (control.matches('.wcpt-apply')) {
        control.classList.add('wcpt-apply--clicked');
        navigationChange(table, { target: control, event });
      } else if (!control.matches('.wcpt-disabled')) {
        void table.query({ changes: [], append: false, purpose: 'filter' });
      }
    },
    { signal },
  );
  pressWithKeys(container, `:is(${BUTTONS})[role="button"]`, signal);
  signal.addEventListener('abort', () => makePlain(ownFrame(table, BUTTONS)));
}

/** Lets Reset be used when the query has more in it than the device; after every load. Source: spec product-table 2.4. */
export function refreshReset(table: Table): void {
  const { id } = table;
  const always = [`${id}_device`, `${id}_filtered`];
  const isAsked = currentQuery(table).some(([name]) => !always.includes(name));
  for (const button of ownFrame(table, BUTTONS)) makePressable(button);
  for (const button of ownFrame(table, '.wcpt-reset')) {
    button.classList.toggle('wcpt-disabled', !isAsked);
    button.setAttribute('aria-disabled', String(!isAsked));
  }
}
