import { createStore } from 'zustand/vanilla';
import { isNonceRefused } from '../../src/core/calls/request';
import { announceNow } from '../../src/core/cart/liveRegion';
import { ABORTED_TRIES, isAborted } from '../../src/core/errors';
import { type Markup, html as nothing } from '../../src/core/html';
import { reportError } from '../../src/core/report';
import { tSearch } from './messages';
import { fieldOf, focusField } from './opening';
import { findLive } from './searchCall';

/** Wait after the last key, ms. */
const DEBOUNCE = 500;

/** The results of a form: HTML of the shop, or a text in its place; and the text for screen readers. */
export interface Answer {
  readonly html: Markup;
  readonly words: string;
}

interface FormState {
  /** Whether the field had the focus: live results begin with it. */
  readonly hasBegun: boolean;
  readonly isAsking: boolean;
  readonly results: Results;
}

/** Results are closed while the shopper is in another part of the page. */
type Results = { readonly kind: 'none' } | { readonly kind: 'closed' | 'open'; readonly answer: Answer };

const NO_RESULTS: Results = { kind: 'none' };

export type FormStore = ReturnType<typeof createFormStore>;

/** A search form, with live results where it has them. It is posted as ever. */
export function createFormStore(form: HTMLFormElement) {
  const store = createStore<FormState>()(() => ({
    hasBegun: false,
    isAsking: false,
    results: NO_RESULTS,
  }));
  const { getState, setState } = store;
  const field = fieldOf(form);
  const isLive = form.matches('.is-ajax-search');
  const liveField = isLive ? field : null;
  const host = document.createElement('div');
  const shortest = Math.max(1, Number(form.getAttribute('data-min-no-for-search')) || 1);
  let asked = '';
  /** Whether the shopper has gone on to another part of the page. */
  let isElsewhere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  function stop(): void {
    clearTimeout(timer);
    asking.abort();
    setState({ isAsking: false });
  }

  /** Asks for results: an answer to an older text is dropped; a call that the browser or another script aborted is sent again. */
  async function ask(tries = 1): Promise<void> {
    asking = new AbortController();
    const { signal: dropped } = asking;
    setState({ isAsking: true });
    try {
      const { html, count } = await findLive(form, dropped);
      if (dropped.aborted) return;
      const words = tSearch(count > 0 ? 'site-search.found' : 'site-search.none', { n: count });
      show({ html, words });
    } catch (cause) {
      if (dropped.aborted) return;
      if (isAborted(cause) && tries < ABORTED_TRIES) return ask(tries + 1);
      tellFailure(cause);
    }
    stop();
  }

  function tellFailure(cause: unknown): void {
    const words = tSearch(isNonceRefused(cause) ? 'site-search.expired' : 'site-search.failed');
    show({ html: nothing``, words });
    // The same text may be tried again.
    asked = '';
    reportError({
      where: 'site-search',
      element: form,
      found: 'live results did not come',
      consequence: 'The shopper is told; the form opens the page of results.',
      cause,
    });
  }

  function type(): void {
    const words = field?.value.trim() ?? '';
    isElsewhere = false;
    setState({ hasBegun: true });
    if (words === asked) return;
    asked = words;
    stop();
    if (words.length < shortest) drop();
    else timer = setTimeout(() => void ask(), DEBOUNCE);
  }

  function reach(): void {
    isElsewhere = false;
    // The shopper has typed before hydration.
    if (getState().hasBegun) turn('open');
    else type();
  }

  function show(answer: Answer): void {
    setState({ results: { kind: isElsewhere ? 'closed' : 'open', answer } });
    if (!isElsewhere) announceNow(answer.words);
  }

  function turn(kind: 'closed' | 'open'): void {
    const { results } = getState();
    if (results.kind !== 'none') setState({ results: { ...results, kind } });
  }

  function drop(): void {
    stop();
    setState({ results: NO_RESULTS });
  }

  function onSubmit(event: Event): void {
    const isEmpty = field !== null && !field.value.trim();
    if (!isEmpty && !(isLive && form.matches('.is-disable-submit'))) return;
    event.preventDefault();
    focusField(form);
  }

  function closeElsewhere({ target }: Event): void {
    if (!(target instanceof Node) || host.contains(target) || form.contains(target)) return;
    // The click may have led to the field, as the link of a menu's search does.
    isElsewhere = !form.contains(document.activeElement);
    if (isElsewhere) turn('closed');
  }

  function start(signal: AbortSignal): void {
    // The form is the root itself, so no slot receives its event.
    form.addEventListener('submit', onSubmit, { signal });
    if (!liveField) return;
    const onKeyDown = (event: KeyboardEvent) => moveInResults(event, self, liveField);
    liveField.addEventListener('input', type, { signal });
    liveField.addEventListener('focus', reach, { signal });
    form.addEventListener('keydown', onKeyDown, { signal });
    host.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('click', closeElsewhere, { signal });
    document.addEventListener('focusin', closeElsewhere, { signal });
    signal.addEventListener('abort', stop);
    if (document.activeElement === liveField) reach();
  }

  const self = { ...store, form, liveField, host, drop, start };
  return self;
}

const TITLES = '.is-title a';
const CONTROLS = 'input[name="s"], [type="submit"]';

/** Escape closes the results and goes back to the field, Tab goes on behind it, since the results stand at the end of the page. */
function moveInResults(
  event: KeyboardEvent,
  { form, host, getState, drop }: Pick<FormStore, 'form' | 'host' | 'getState' | 'drop'>,
  field: HTMLElement,
): void {
  const { key, target } = event;
  if (event.defaultPrevented || getState().results.kind !== 'open' || !(target instanceof HTMLElement)) return;
  const isInResults = host.contains(target);
  if (!isInResults && !target.closest(CONTROLS)) return;
  const links = linksIn(host);
  const at = links.indexOf(target);
  const next =
    key === 'ArrowDown' ? links[at + 1] : key === 'ArrowUp' && at >= 0 ? (links[at - 1] ?? field) : undefined;
  if (next) next.focus();
  else if (key === 'Escape') {
    field.focus();
    drop();
  } else if (key === 'Tab' && isInResults) {
    // From here the browser moves it on, behind the field.
    (event.shiftKey ? field : (form.querySelector<HTMLElement>('[type="submit"]') ?? field)).focus();
  } else if (!key.startsWith('Arrow') || (!isInResults && key !== 'ArrowDown')) return;
  event.preventDefault();
}

/** The results are HTML of the shop; the titles are their links. */
function linksIn(results: Element): readonly HTMLElement[] {
  const titles = [...results.querySelectorAll<HTMLElement>(TITLES)];
  return titles.length > 0 ? titles : [...results.querySelectorAll<HTMLElement>('a[href]')];
}
