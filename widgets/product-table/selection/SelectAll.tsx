import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { added, useClasses, useHydrated } from '../../../src/hydrate';
import { useDomEvent } from '../../../src/ui/useBus';
import { useStore } from '../../../src/ui/useStore';
import { tTable } from '../messages';
import { type Table, useTable } from '../table';

const HEADING_BOX = 'wcpt-cart-checkbox-heading';

/** The box of a script that freezes headings does the same in its copy. Source: contract product-table 15.2. */
function SelectAll({ heading }: { readonly heading: HTMLElement }): ReactNode {
  const table = useTable();
  const isAll = useStore(table.store, ({ selected }) => selected?.isAll ?? false);
  const isHydrated = useHydrated();
  const [copy] = useState(() => heading.querySelector<HTMLInputElement>(`.${HEADING_BOX}`));
  const box = useRef(copy);

  useClasses(heading.parentElement, { 'wcpt-hide': false });
  useLayoutEffect(() => {
    if (box.current && isHydrated) box.current.checked = isAll;
  }, [isAll, isHydrated]);
  // Also one that a script raises with jQuery.
  useDomEvent(heading, 'change', element => {
    if (!(element instanceof HTMLInputElement) || !element.matches(`.${HEADING_BOX}`)) return;
    const { checked } = element;
    // It is as the shopper has it, until the rows have been looked at.
    table.store.setState(({ selected }) => ({ selected: selected && { ...selected, isAll: checked } }));
    table.store.getState().selected?.parts.checkAll(checked);
  });

  const own = (element: HTMLInputElement | null) => {
    box.current = element;
    added(element);
  };
  const name = tTable('product-table.select_all');
  return isHydrated && !copy && <input ref={own} type="checkbox" className={HEADING_BOX} aria-label={name} />;
}

export const drawBox = (table: Table, heading: HTMLElement): ReactNode =>
  isOverBoxes(table, heading) ? <SelectAll heading={heading} /> : undefined;

/** Of several rows of headings the last one. */
function isOverBoxes({ store }: Table, heading: Element): boolean {
  const { columns = [] } = store.getState().selected ?? {};
  const row = heading.parentElement;
  if (!row || !columns.includes([...row.children].indexOf(heading))) return false;
  return [...(row.parentElement?.children ?? [])].filter(one => one.matches('.wcpt-heading-row')).at(-1) === row;
}
