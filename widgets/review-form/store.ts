import { flushSync } from 'react-dom';
import { createStore } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { pageConfig } from '../../src/core/config/pageConfig';
import { storeContext } from '../../src/ui/storeContext';
import { isRatingRequired, requiredText } from './messages';

interface Rating {
  /** The server's values, the lowest first. */
  readonly values: readonly string[];
  readonly value: string;
  /** Whether the message that one is required was shown. */
  readonly isMissing: boolean;
}

interface ReviewState {
  readonly ratings: ReadonlyMap<HTMLSelectElement, Rating>;
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

export const [ReviewProvider, useReview] = storeContext<ReviewStore>();

const SUBMIT = '[type="submit"], button:not([type])';

export function createReviewStore(form: Element) {
  const selects = [...form.querySelectorAll<HTMLSelectElement>('select[name="rating"]')];
  const store = createStore<ReviewState>()(() => ({ ratings: new Map(selects.flatMap(readRating)) }));
  const { getState, setState } = store;

  function change(select: HTMLSelectElement, changes: Partial<Rating>): void {
    const { ratings } = getState();
    const rating = ratings.get(select);
    if (rating) setState({ ratings: new Map([...ratings, [select, { ...rating, ...changes }]]) });
  }

  function sync(select: HTMLSelectElement): void {
    const { value } = select;
    change(select, { value, ...(value && { isMissing: false }) });
  }

  function choose(select: HTMLSelectElement, value: string): void {
    select.value = value;
    flushSync(() => sync(select));
  }

  function check(): boolean {
    const missing = isRatingRequired() && [...getState().ratings.keys()].find(({ value }) => !value);
    if (!missing) return true;
    flushSync(() => change(missing, { isMissing: true }));
    if (pageConfig().alertBoxes) window.alert(requiredText());
    focus(missing);
    return false;
  }

  function focus(select: HTMLSelectElement): void {
    select.parentElement?.querySelector<HTMLElement>('.stars [tabindex="0"]')?.focus();
  }

  function follow(select: HTMLSelectElement, signal: AbortSignal): void {
    const update = () => sync(select);
    update();
    listenDom(select, 'change', update, signal);
    bus.on('init', update, { target: select, signal });
    select.form?.addEventListener('reset', () => setTimeout(update), { signal });
    bus.emit('init', {}, select);
  }

  function start(signal: AbortSignal): void {
    for (const select of getState().ratings.keys()) follow(select, signal);
    const validate = (event: Event) => event.defaultPrevented || check() || event.preventDefault();
    const onClick = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const select = target.closest('label')?.control;
      if (select instanceof HTMLSelectElement) focus(select);
      // On the click: the browser's own validation comes between it and the submit.
      if (target.closest(SUBMIT)) validate(event);
    };
    form.addEventListener('click', onClick, { signal });
    form.addEventListener('submit', validate, { signal });
  }

  return { ...store, choose, focus, start };
}

/** A select without values is no rating. */
function readRating(select: HTMLSelectElement): [HTMLSelectElement, Rating][] {
  const found = [...select.options].map(option => option.value).filter(value => Number(value) > 0);
  const values = [...new Set(found)].sort((a, b) => Number(a) - Number(b));
  return values.length > 0 ? [[select, { values, value: select.value, isMissing: false }]] : [];
}
