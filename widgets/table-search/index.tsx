import { type ReactNode, useState } from 'react';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { usePress } from '../../src/ui/press';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { tTableSearch } from './messages';
import { createSearchStore, SearchProvider, type SearchStore, useSearch } from './store';

/** A search box for all products, `.wcpt-global-search`. Source: spec product-table 2.5; contract 9. */
export const mount = defineView('table-search', HTMLElement, marker => {
  const store = createSearchStore(marker);
  return { render: () => <TableSearch store={store} />, start: store.start };
});

const slots = {
  'form.wcpt-global-search__form': SearchForm,
  'input.wcpt-global-search__keyword-input': Keyword,
  'select.wcpt-global-search__category-selector': CategorySelector,
  '.wcpt-global-search__category-selector-facade': Facade,
  '.wcpt-global-search__category-selector-facade__text': FacadeText,
  '.wcpt-global-search__clear': Clear,
  '.wcpt-global-search__submit': Submit,
};

function TableSearch({ store }: { readonly store: SearchStore }): ReactNode {
  const { marker, field } = store;
  const isEmpty = useStore(store, state => state.isEmpty);
  const isFocused = useStore(store, state => state.isFocused);
  useClasses(marker, { 'wcpt-global-search--empty': isEmpty });
  useClasses(field.parentElement, { 'wcpt-global-search__keyword-input-wrapper--focus': isFocused });
  return <SearchProvider value={store}>{adopt(marker, slots)}</SearchProvider>;
}

function SearchForm({ element, children }: SlotProps<HTMLFormElement>): ReactNode {
  const { submit } = useSearch();
  useAttributes(element, element.hasAttribute('role') ? {} : { role: 'search' });
  return (
    <Adopted of={element} onSubmit={submit}>
      {children}
    </Adopted>
  );
}

function Keyword({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const { sync, focus } = useSearch();
  useName(element, element.placeholder || tTableSearch('table-search.keyword'));
  useDomEvent(element, 'input', sync);
  useDomEvent(element, 'change', sync);
  return <AdoptedOnce of={element} onFocus={() => focus(true)} onBlur={() => focus(false)} />;
}

function CategorySelector({ element }: SlotProps<HTMLSelectElement>): ReactNode {
  const { sync } = useSearch();
  const [isReached, reach] = useState(false);
  useName(element, tTableSearch('table-search.category'));
  useDomEvent(element, 'change', sync);
  // The list itself is transparent, over the text that shows its choice.
  useClasses(element.parentElement, { 'sw-table-search-focus': isReached });
  const onFocus = () => reach(element.matches(':focus-visible'));
  return <AdoptedOnce of={element} onFocus={onFocus} onBlur={() => reach(false)} />;
}

/** The looks of the list; screen readers have the list. */
function Facade({ element, children }: SlotProps): ReactNode {
  useAttributes(element, useSearch().selector ? { 'aria-hidden': 'true' } : {});
  return <Adopted of={element}>{children}</Adopted>;
}

function FacadeText({ element }: SlotProps): ReactNode {
  const text = useStore(useSearch(), state => state.categoryText);
  const [printed] = useState(() => element.textContent ?? '');
  return <Adopted of={element}>{text ?? printed}</Adopted>;
}

function Clear({ element }: SlotProps): ReactNode {
  const { clear } = useSearch();
  useAttributes(element, { role: 'button', tabindex: '0', 'aria-label': tTableSearch('table-search.clear') });
  return <Adopted of={element} {...usePress(clear)} />;
}

function Submit({ element }: SlotProps): ReactNode {
  useName(element, tTableSearch('table-search.submit'));
  return <Adopted of={element} />;
}

function useName(element: HTMLElement, name: string): void {
  const [isNamed] = useState(
    () =>
      element.matches('[aria-label], [aria-labelledby], [title]') ||
      (element instanceof HTMLButtonElement && Boolean(element.textContent?.trim())) ||
      ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0),
  );
  useAttributes(element, isNamed ? {} : { 'aria-label': name });
}
