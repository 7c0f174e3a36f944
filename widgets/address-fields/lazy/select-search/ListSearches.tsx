import { type ReactNode, useEffect, useState } from 'react';
import { bus } from '../../../../src/core/bus/bus';
import { linkStyles } from '../../../../src/loader/styles';
import { keyOf } from '../../../../src/ui/elements';
import { SelectSearch } from './SelectSearch';

const LISTS = 'select.country_select, select.state_select';
const DRAWN = '.select2-hidden-accessible';

/** The lists of countries and states; the focused one only when the shopper has left it. */
const listsIn = (scope: Element): readonly HTMLSelectElement[] =>
  [...scope.querySelectorAll<HTMLSelectElement>(LISTS)].filter(
    list => !list.matches(DRAWN) && list !== document.activeElement,
  );

interface Props {
  readonly scope: Element;
  /** Whether the search fields have the markup of `selectWoo`, which the page's styles are for. */
  readonly isInSelectMarkup: boolean;
}

export function ListSearches({ scope, isInSelectMarkup }: Props): ReactNode {
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
  return lists.map(list => <SelectSearch key={keyOf(list)} select={list} isInSelectMarkup={isInSelectMarkup} />);
}

/** Returns the component of the search fields, once its stylesheet has loaded or failed. */
export async function loadSearches(): Promise<typeof ListSearches> {
  const sheet = linkStyles('lists');
  if (sheet && !sheet.sheet) {
    await new Promise(resolve => {
      for (const type of ['load', 'error']) sheet.addEventListener(type, resolve, { once: true });
    });
  }
  return ListSearches;
}
