import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Adopted, type SlotProps, useAttributes } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';
import { useStore } from '../../../src/ui/useStore';
import { tTable } from '../messages';

const OPTION = '.wcpt-filter-hierarchy-accordion';
const OPEN = 'wcpt-filter-hierarchy-accordion--open';

/** A term with others below it. */
interface TermState {
  readonly isOpen: boolean;
}

const stores = new WeakMap<Element, StoreApi<TermState>>();

/** The store of a term, which outlives the root that shows it. */
function termStore(option: Element): StoreApi<TermState> {
  const known = stores.get(option);
  if (known) return known;
  const store = createStore<TermState>(() => ({ isOpen: option.classList.contains(OPEN) }));
  stores.set(option, store);
  return store;
}

/** Shows the terms below a term, or hides them. Source: contract product-table 4.6. */
export function openTerms(option: Element, isOpen: boolean): void {
  const store = termStore(option);
  // Other scripts see it in the same event, and the class stays when another root takes over.
  flushSync(() => store.setState({ isOpen }));
  option.classList.toggle(OPEN, isOpen);
}

/** The sign that shows the terms below a term. It is in the label of that term, which it does not choose. */
export function TermTrigger({ element: trigger }: SlotProps): ReactNode {
  const [option] = useState(() => trigger.closest(OPTION));
  const [box] = useState(() => option?.querySelector('input') ?? undefined);
  const text = box?.nextElementSibling;
  const onClick = (event: MouseEvent) => {
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    openTerms(option, !termStore(option).getState().isOpen);
  };
  return (
    <>
      <Adopted of={trigger} onClick={onClick} onKeyDown={clickOnKeys} />
      {option && box && text && <TermNames trigger={trigger} option={option} box={box} text={text} />}
    </>
  );
}

interface TermParts {
  readonly trigger: Element;
  readonly option: Element;
  readonly box: Element;
  /** What the term is called. */
  readonly text: Element;
}

let named = 0;

/** Tells screen readers what the sign is for, and keeps its name out of that of the box. */
function TermNames({ trigger, option, box, text }: TermParts): ReactNode {
  const isOpen = useStore(termStore(option), state => state.isOpen);
  const [id] = useState(() => text.id || `sw-table-term-${++named}`);
  const [count] = useState(() => option.querySelector('.wcpt-count'));
  const [term] = useState(() => text.textContent?.trim() ?? '');
  useAttributes(trigger, {
    role: 'button',
    tabindex: '0',
    'aria-label': tTable('product-table.below', { term }),
    'aria-expanded': String(isOpen),
  });
  useAttributes(text, { id });
  // A count may come later, with this id.
  useAttributes(count, { id: `${id}-count` });
  useAttributes(box, { 'aria-labelledby': `${id} ${id}-count` });
  return null;
}
