import { type ReactNode, useLayoutEffect } from 'react';
import { adopt } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { type RowLook, showRow } from './rows';
import { replaceState, type WantedState } from './stateControl';
import type { AddressStore } from './store';

/** The rows stay opaque: they change places, plugins add some, and a checkout shows problems in them. So each is written on the live row. */
export function AddressFields({ scope, store }: { scope: HTMLElement; store: AddressStore }): ReactNode {
  const { state, rows, Searches } = useStore(store);
  return (
    <>
      {adopt(scope, {})}
      {state && <StateField wanted={state} />}
      {rows.map((look, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn follows the look, whichever row it is of
        <FieldRow key={at} look={look} />
      ))}
      <RowOrder scope={scope} rows={rows} />
      {Searches && <Searches scope={scope} />}
    </>
  );
}

function StateField({ wanted }: { wanted: WantedState }): ReactNode {
  useLayoutEffect(() => replaceState(wanted), [wanted]);
  return null;
}

function FieldRow({ look }: { look: RowLook }): ReactNode {
  useLayoutEffect(() => showRow(look), [look]);
  return null;
}

/** The rows in the country's order. Rendered last, when each has its priority; the shipping calculator's rows stay. */
function RowOrder({ scope, rows }: { scope: HTMLElement; rows: readonly RowLook[] }): ReactNode {
  useLayoutEffect(() => {
    if (!rows.some(({ isSorted }) => isSorted)) return;
    for (const wrapper of scope.querySelectorAll<HTMLElement>('[class*="__field-wrapper"]')) sortRows(wrapper);
  }, [scope, rows]);
  return null;
}

/** Sorts rows by priority, one without behind the row before it; around the focused row, which would lose the focus. Source: contract 17.3. */
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
