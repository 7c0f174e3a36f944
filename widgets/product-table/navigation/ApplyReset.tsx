import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type SlotProps, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { currentQuery } from '../query/buildQuery';
import { type Table, useTable } from '../table';
import { Button } from './Button';
import { navigationChange } from './navigationChange';

/** Sends the choices, which wait for this button. Source: spec product-table 2.4; contract 6. */
export function Apply({ element }: SlotProps): ReactNode {
  const table = useTable();
  const isApplying = useStore(table.store, ({ applying }) => applying === element);
  useClasses(element, isApplying ? { 'wcpt-apply--clicked': true } : {});
  const apply = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => table.store.setState({ applying: element }));
    navigationChange(table, { target: element, event: event.nativeEvent });
  };
  return <Button of={element} press={apply} />;
}

/** Controls that drop all choices: the button, a link beside the chips, and a link in place of missing rows. */
export const RESET = '.wcpt-reset, .wcpt-clear-all-filters, .wcpt-clear-filters';
const LINKS = '.wcpt-clear-filters, .wcpt-clear-all-filters[href]';

/** Drops all choices. The button is dimmed where there are none. */
export function Reset({ element }: SlotProps): ReactNode {
  const table = useTable();
  const canReset = useStore(table.store, state => (element.matches('.wcpt-reset') ? state.canReset : undefined));
  const isKnown = canReset !== undefined;
  useClasses(element, isKnown ? { 'wcpt-disabled': !canReset } : {});
  const reset = (event: MouseEvent) => {
    event.preventDefault();
    if (canReset ?? !element.matches('.wcpt-disabled'))
      void table.query({ changes: [], append: false, purpose: 'filter' });
  };
  const shows = isKnown ? { 'aria-disabled': String(!canReset) } : {};
  return <Button of={element} press={reset} shows={shows} isNative={element.matches(LINKS)} />;
}

/** Enables Reset when the query holds more than the device view; called after every load. Source: spec product-table 2.4. */
export function refreshReset(table: Table): void {
  const { id, store } = table;
  const always = [`${id}_device`, `${id}_filtered`];
  const canReset = currentQuery(table).some(([name]) => !always.includes(name));
  flushSync(() => store.setState({ canReset }));
}
