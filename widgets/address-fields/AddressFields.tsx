import { type ReactNode, useLayoutEffect } from 'react';
import { adopt } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { type RowLook, showRow } from './rows';
import { sortRows } from './sortRows';
import { replaceState, type WantedState } from './stateControl';
import type { AddressStore } from './store';

/**
 * The fields of an address. Their rows stay opaque: they change places, a control takes another's, plugins bring rows of
 * their own, and a checkout around them says in them what is wrong. So each is drawn on the live row.
 */
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

/** The control for the state: a list, a text field, or nothing that a shopper sees. */
function StateField({ wanted }: { wanted: WantedState }): ReactNode {
  useLayoutEffect(() => replaceState(wanted), [wanted]);
  return null;
}

/** A row as the country wants it. */
function FieldRow({ look }: { look: RowLook }): ReactNode {
  useLayoutEffect(() => showRow(look), [look]);
  return null;
}

/** The rows in the country's order. It stands last, when each has its priority; the shipping calculator's rows stay. */
function RowOrder({ scope, rows }: { scope: HTMLElement; rows: readonly RowLook[] }): ReactNode {
  useLayoutEffect(() => {
    if (!rows.some(({ isSorted }) => isSorted)) return;
    for (const wrapper of scope.querySelectorAll<HTMLElement>('[class*="__field-wrapper"]')) sortRows(wrapper);
  }, [scope, rows]);
  return null;
}
