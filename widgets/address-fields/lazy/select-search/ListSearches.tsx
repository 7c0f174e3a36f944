import { type ReactNode, useEffect, useState } from 'react';
import { bus } from '../../../../src/core/bus/bus';
import { linkStyles } from '../../../../src/loader/styles';
import { SelectSearch } from './SelectSearch';

const LISTS = 'select.country_select, select.state_select';
/** Of what another script has drawn already. */
const DRAWN = '.select2-hidden-accessible';

const keys = new WeakMap<Element, number>();
let lastKey = 0;

/** Tells lists apart: one of the same name takes another's place. */
function keyOf(list: Element): number {
  const key = keys.get(list) ?? ++lastKey;
  keys.set(list, key);
  return key;
}

/** The lists of countries and states; not the one that a shopper is in, until they leave it. */
const listsIn = (scope: Element): readonly HTMLSelectElement[] =>
  [...scope.querySelectorAll<HTMLSelectElement>(LISTS)].filter(
    list => !list.matches(DRAWN) && list !== document.activeElement,
  );

/** The search fields of the lists in an address. */
export function ListSearches({ scope }: { scope: Element }): ReactNode {
  const [lists, setLists] = useState(() => listsIn(scope));
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const look = () => {
      const now = listsIn(scope);
      const isSame = (before: typeof now) =>
        now.length === before.length && now.every((list, at) => list === before[at]);
      if (!signal.aborted) setLists(before => (isSame(before) ? before : now));
    };
    look();
    bus.on('country_to_state_changed', look, { signal });
    scope.addEventListener('focusout', () => queueMicrotask(look), { signal });
    return () => ended.abort();
  }, [scope]);
  return lists.map(list => <SelectSearch key={keyOf(list)} select={list} />);
}

/** What draws search fields, once its stylesheet is there or did not come. */
export async function loadSearches(): Promise<typeof ListSearches> {
  const sheet = linkStyles('lists');
  if (sheet && !sheet.sheet) {
    await new Promise(resolve => {
      for (const type of ['load', 'error']) sheet.addEventListener(type, resolve, { once: true });
    });
  }
  return ListSearches;
}
