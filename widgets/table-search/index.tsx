import { type ReactNode, useState } from 'react';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { usePress } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { tTableSearch } from './messages';
import { createSearchStore, SearchProvider, type SearchStore, useSearch } from './store';

/** A search box for all products, `.wcpt-global-search`. See contract/product-table.md#search. */
export const mount = defineView('table-search', HTMLElement, marker => {
  const store = createSearchStore(marker);
  return { render: () => <TableSearch store={store} />, start: store.start };
});

const slots = {
  '.wcpt-global-search__category-selector-facade__text': FacadeText,
  '.wcpt-global-search__clear': Clear,
};

function TableSearch({ store }: { readonly store: SearchStore }): ReactNode {
  const { marker, form, field, selector } = store;
  const { isEmpty, focused } = useStore(store);
  const [hasRole] = useState(() => form.hasAttribute('role'));
  useClasses(marker, { 'wcpt-global-search--empty': isEmpty });
  useClasses(field.parentElement, { 'wcpt-global-search__keyword-input-wrapper--focus': focused === 'field' });
  // The list itself is transparent, over the text that shows its choice.
  useClasses(selector?.parentElement ?? null, { 'sw-table-search-focus': focused === 'selector' });
  useAttributes(form, hasRole ? {} : { role: 'search' });
  useName(field, field.placeholder || tTableSearch('table-search.keyword'));
  useName(selector, tTableSearch('table-search.category'));
  useName(marker.querySelector('.wcpt-global-search__submit'), tTableSearch('table-search.submit'));
  // The looks of the list; screen readers have the list.
  useAttributes(marker.querySelector(FACADE), selector ? { 'aria-hidden': 'true' } : {});
  return <SearchProvider value={store}>{adopt(marker, slots)}</SearchProvider>;
}

const FACADE = '.wcpt-global-search__category-selector-facade';

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

function useName(element: Element | null, name: string): void {
  const [isNamed] = useState(
    () =>
      element?.matches('[aria-label], [aria-labelledby], [title]') ||
      (element instanceof HTMLButtonElement && Boolean(element.textContent?.trim())) ||
      (element && 'labels' in element && element.labels instanceof NodeList && element.labels.length > 0),
  );
  useAttributes(element, isNamed ? {} : { 'aria-label': name });
}
