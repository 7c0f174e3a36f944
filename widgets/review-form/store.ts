import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { storeContext } from '../../src/ui/storeContext';
import { isRatingRequired, requiredText } from './params';

/** The rating of a review. */
export interface ReviewState {
  /** Empty while there is none. */
  readonly rating: string;
  /** Whether the shopper has been told that one is needed. */
  readonly isMissing: boolean;
}

export interface ReviewStore extends StoreApi<ReviewState> {
  /** The rating's select, which keeps the value for the server. */
  readonly select: HTMLSelectElement;
  /** The ratings that the server takes, the lowest first. */
  readonly values: readonly string[];
  choose(rating: string): void;
  /** Whether the review may be sent; a missing rating is told. */
  check(): boolean;
  /** Moves the focus to the stars. */
  focus(): void;
  /** Begins to follow the form. */
  start(signal: AbortSignal): void;
}

export const [ReviewProvider, useReview] = storeContext<ReviewStore>();

/** The rating that a form asks for; undefined where it asks for none. Source: contract 10. */
export function createReviewStore(form: Element): ReviewStore | undefined {
  const select = form.querySelector<HTMLSelectElement>('select[name="rating"]');
  const values = select ? valuesOf(select) : [];
  return select && values.length > 0 ? storeOf(select, values) : undefined;
}

function valuesOf(select: HTMLSelectElement): string[] {
  const values = [...select.options].map(option => option.value).filter(value => Number(value) > 0);
  return [...new Set(values)].sort((a, b) => Number(a) - Number(b));
}

function storeOf(select: HTMLSelectElement, values: readonly string[]): ReviewStore {
  const store = createStore<ReviewState>()(() => ({ rating: select.value, isMissing: false }));
  const show = (rating: string) => store.setState({ rating, ...(rating && { isMissing: false }) });
  const sync = () => show(select.value);

  function choose(rating: string): void {
    select.value = rating;
    flushSync(sync);
  }

  function check(): boolean {
    if (select.value || !isRatingRequired()) return true;
    flushSync(() => store.setState({ isMissing: true }));
    window.alert(requiredText());
    focus();
    return false;
  }

  function focus(): void {
    select.parentElement?.querySelector<HTMLElement>('.stars [tabindex="0"]')?.focus();
  }

  function start(signal: AbortSignal): void {
    sync();
    listenDom(select, 'change', sync, signal);
    bus.on('init', sync, { target: select, signal });
    select.form?.addEventListener('reset', () => setTimeout(sync), { signal });
    const onSubmit = (event: Event) => event.defaultPrevented || check() || event.preventDefault();
    select.form?.addEventListener('submit', onSubmit, { signal });
    bus.emit('init', {}, select);
  }

  return { ...store, select, values, choose, check, focus, start };
}
