import { loadMessages } from '../../../src/core/messages';
import { CART_BUTTON } from '../buttons/buttonState';
import { reportPart } from '../onTable';
import { rowOf } from '../rows/row';
import { mainRow } from '../rows/rowParts';
import { owns, type Table } from '../table';
import { refusalOf } from './refusal';

const OFF_PLUS = '.wcpt-plus.wcpt-disabled';

/** Says why a row can't be added when its button, or a plus that is off, is clicked. Source: contract product-table 26.6. */
export function refuseClicks(table: Table): void {
  const { container, signal } = table;
  container.addEventListener(
    'click',
    event => {
      const { target } = event;
      const control = target instanceof Element && target.closest<HTMLElement>(`${CART_BUTTON}, ${OFF_PLUS}`);
      const found = control && owns(table, control) && rowOf(control);
      if (!control || !found) return;
      const row = mainRow(found);
      const refusal = refusalOf(row, control);
      if (!refusal) return;
      event.preventDefault();
      Promise.all([import('./sayRefusal'), loadMessages()]).then(
        ([{ sayRefusal }]) => signal.aborted || sayRefusal(table, row, control, refusal),
        (cause: unknown) =>
          reportPart(table, 'the part that says why a row can’t be added did not load', 'It stays unsaid.', cause),
      );
    },
    { signal },
  );
}
