import { createStore } from 'zustand/vanilla';
import { listenDom, raiseDom } from '../../src/core/bus/dom';
import { MarkupError } from '../../src/core/errors';
import { navigate } from '../../src/core/navigate';
import { warnOnce } from '../../src/core/report';
import { followableUrl } from '../../src/core/url';
import { storeContext } from '../../src/ui/storeContext';
import { actionOf, categoryLink, destinationOf, modeOf, withQuery } from './destination';

interface SearchState {
  readonly isEmpty: boolean;
  /** The control with the focus: the field, or the list of categories, if keys have focused it. */
  readonly focused: 'field' | 'selector' | undefined;
  /** Text of the chosen category; undefined: nothing was chosen yet. */
  readonly categoryText: string | undefined;
}

export type SearchStore = ReturnType<typeof createSearchStore>;

export const [SearchProvider, useSearch] = storeContext<SearchStore>();

/** @throws MarkupError when the marker has no form with a field */
export function createSearchStore(marker: HTMLElement) {
  const form = marker.querySelector<HTMLFormElement>('form.wcpt-global-search__form');
  const field = form?.querySelector<HTMLInputElement>('input.wcpt-global-search__keyword-input');
  if (!form || !field) throw new MarkupError('table-search', marker, 'it has no form with a field for a keyword');
  const selector = form.querySelector<HTMLSelectElement>('select.wcpt-global-search__category-selector');
  // Not the value: the browser may have restored another choice by now.
  const printed = (selector?.querySelector<HTMLOptionElement>('option[selected]') ?? selector?.options[0])?.value;
  const store = createStore<SearchState>(() => ({
    isEmpty: marker.matches('.wcpt-global-search--empty'),
    focused: undefined,
    categoryText: undefined,
  }));

  const sync = () => {
    const { categoryText } = store.getState();
    const text = selector?.options[selector.selectedIndex]?.textContent?.trim();
    // Without a choice the server's text stays.
    const isChosen = categoryText !== undefined || selector?.value !== printed;
    store.setState({ isEmpty: field.value === '', ...(isChosen && text && { categoryText: text }) });
  };

  const lookForFocus = ({ target }: { readonly target: EventTarget | null }) =>
    store.setState({
      focused:
        target === field
          ? 'field'
          : target === selector && selector?.matches(':focus-visible')
            ? 'selector'
            : undefined,
    });

  const submit = (event: Event) => {
    if (event.defaultPrevented) return;
    const keyword = field.value.trim();
    const target = keyword ? targetOf(form, keyword, selector?.value ?? '') : leaveEmpty(form, selector);
    if (!target) return;
    event.preventDefault();
    navigate(target, 'table-search');
  };

  const clear = () => {
    field.value = '';
    raiseDom(field, 'change');
    sync();
    field.focus();
    form.requestSubmit();
  };

  const start = (signal: AbortSignal) => {
    // Browsers restore fields on the way back.
    window.addEventListener('pageshow', sync, { signal });
    form.addEventListener('reset', () => setTimeout(sync), { signal });
    // At the marker: a script may prevent it at the form.
    marker.addEventListener('submit', submit, { signal });
    for (const type of ['input', 'change']) listenDom(field, type, sync, signal);
    if (selector) listenDom(selector, 'change', sync, signal);
    form.addEventListener('focusin', lookForFocus, { signal });
    form.addEventListener('focusout', ({ relatedTarget }) => lookForFocus({ target: relatedTarget }), { signal });
    lookForFocus({ target: document.activeElement });
    sync();
  };

  return { ...store, marker, form, field, selector, clear, start };
}

function targetOf(form: HTMLFormElement, keyword: string, category: string): string | undefined {
  const { address, isOwn } = actionOf(form);
  const mode = modeOf(form);
  const link = category ? categoryLink(category) : undefined;
  const target = destinationOf({ mode, keyword, category, action: address, categoryLink: link });
  if (target) return target;
  if (category) {
    warnOnce({
      where: 'table-search',
      element: form,
      found: `wcpt_product_category_links has no address of the category ${category}`,
      consequence: 'The form is sent as it stands.',
    });
  }
  return isOwn ? undefined : withQuery(address, [['s', keyword]]);
}

/** Clears the category, as a search without a keyword means all categories, unless the form stays in one. @returns its address, if it has one */
function leaveEmpty(form: HTMLFormElement, selector: HTMLSelectElement | null): string | undefined {
  if (form.getAttribute('data-wcpt-clear-redirect') !== 'category' && selector?.value) {
    selector.value = '';
    raiseDom(selector, 'change');
  }
  return followableUrl(form.getAttribute('data-wcpt-clear-redirect-url'));
}
