import { type ReactNode, useLayoutEffect } from 'react';
import { adopt } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { CALCULATOR, showRow } from './rows';
import { replaceState } from './stateControl';
import type { AddressStore } from './store';

/** The rows stay opaque: they change places, plugins add some, and a checkout shows problems in them. So each is written on the live row. */
export function AddressFields({ scope, store }: { scope: HTMLElement; store: AddressStore }): ReactNode {
  const { state, rows, searches } = useStore(store);
  useLayoutEffect(() => {
    if (state) replaceState(state);
  }, [state]);
  useLayoutEffect(() => {
    rows.forEach(showRow);
    // Now each row has its priority. Those of the shipping calculator stay.
    if (rows.length === 0 || scope.matches(CALCULATOR)) return;
    for (const wrapper of scope.querySelectorAll<HTMLElement>('[class*="__field-wrapper"]')) sortRows(wrapper);
  }, [scope, rows]);
  return (
    <>
      {adopt(scope, {})}
      {searches && <searches.Component scope={scope} isInSelectMarkup={searches.isInSelectMarkup} />}
    </>
  );
}

/** Sorts rows by priority, one without behind the row before it; around the focused row, which would lose the focus. */
export function sortRows(wrapper: HTMLElement): void {
  const rows = [...wrapper.children].filter(row => row instanceof HTMLElement && row.matches('.form-row'));
  let last = 0;
  const ranked = rows.map(row => {
    last = Number(row.getAttribute('data-priority')) || last;
    return { row, priority: last };
  });
  const sorted = [...ranked].sort((one, other) => one.priority - other.priority).map(({ row }) => row);
  if (sorted.every((row, index) => row === rows[index])) return;
  const focused = sorted.findIndex(row => row.contains(document.activeElement));
  const fixed = sorted[focused];
  if (!fixed) {
    wrapper.append(...sorted);
    return;
  }
  fixed.before(...sorted.slice(0, focused));
  fixed.after(...sorted.slice(focused + 1));
}
