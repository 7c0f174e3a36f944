import type { MouseEvent, ReactNode } from 'react';
import { Adopted, type SlotProps, useAttributes } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';
import { reportPart } from '../onTable';
import type { Table } from '../table';
import { useTable } from './tableContext';

/**
 * Opens the navigation of small screens, whose code comes with the first press. Source: spec product-table 2.4 "Phone
 * navigation modal"; contract 7.
 */
export function PhoneButton({ element }: SlotProps): ReactNode {
  const table = useTable();
  useAttributes(element, { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void open(table, element);
  };
  return <Adopted of={element} onClick={onClick} onKeyDown={clickOnKeys} />;
}

const opening = new WeakSet<Table>();

/** Where it can't be opened, the navigation itself is shown. */
async function open(table: Table, button: HTMLElement): Promise<void> {
  if (opening.has(table)) return;
  opening.add(table);
  try {
    const { openModal } = await import('../navigation/modal/PhoneModal');
    if (!table.signal.aborted) await openModal(table, button);
  } catch (cause) {
    reportPart(table, 'its filters could not be opened', 'They are shown above the table.', cause);
    table.store.setState({ isNavigationForced: true });
  } finally {
    opening.delete(table);
  }
}
