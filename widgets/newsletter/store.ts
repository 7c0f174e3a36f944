import { listenDom, raiseDom } from '../../src/core/bus/dom';
import { pageConfig } from '../../src/core/config/pageConfig';
import { hasPageGlobal } from '../../src/core/config/pageGlobal';
import { sendOnce } from '../../src/ui/sendOnce';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { checkRules } from './checkRules';
import { failsUnseen, fieldsIn, hiddenParts, RESPONSE, readParts } from './conditions';
import { isTyped } from './fields';
import { EVENT_DELAY, emitForm, offerForms } from './forms';
import { newsletterFormOf } from './newsletterForm';
import { showOutcome } from './outcome';

interface NewsletterState {
  readonly hidden: ReadonlySet<Element>;
  readonly suspended: ReadonlySet<Element>;
  /** Whether the browser would stop the form for hidden fields alone. */
  readonly failsUnseen: boolean;
  readonly isSending: boolean;
}

export type NewsletterStore = ReturnType<typeof createNewsletterStore>;

export const [NewsletterProvider, useNewsletter] = storeContext<NewsletterStore>();

export function createNewsletterStore(element: HTMLFormElement) {
  const form = newsletterFormOf(element);
  let parts = readParts(element);
  // Read before hydration, which makes the present values the default ones.
  const typed = new Set(parts.fields.filter(isTyped));
  const store = createDrawnStore<NewsletterState>(() => ({
    ...evaluate(new Set()),
    failsUnseen: false,
    isSending: false,
  }));
  const { getState, setState, draw } = store;
  let isStarted = form.started;

  /** @param before fields that are no longer required because they were hidden */
  function evaluate(before: ReadonlySet<Element>): Pick<NewsletterState, 'hidden' | 'suspended'> {
    const hidden = hiddenParts(parts);
    return { hidden, suspended: new Set(fieldsIn(parts, hidden).filter(one => one.required || before.has(one))) };
  }

  function update(): void {
    draw(evaluate(getState().suspended));
    // Drawn first: a field that is no longer required does not stop the form.
    draw({ failsUnseen: failsUnseen(parts, fieldsIn(parts, getState().hidden)) });
  }

  function change(event: unknown): void {
    update();
    if (event instanceof Event) emitForm(form, 'change', event);
  }

  function begin(event: Event): void {
    if (isStarted) return;
    isStarted = true;
    emitForm(form, 'started', event);
    setTimeout(() => {
      form.started = true;
    }, EVENT_DELAY);
  }

  function completeUrl(field: Element): void {
    if (!(field instanceof HTMLInputElement) || field.type !== 'url') return;
    const address = field.value.trim();
    if (!address || /^http/i.test(address)) return;
    field.value = `http://${address}`;
    raiseDom(field, 'change');
  }

  /** Not in the server's answer, which other scripts replace. */
  function listen(type: string, handle: (target: Element, event: Event) => void, signal: AbortSignal): void {
    const onEvent = (event: Event) => {
      if (event.target instanceof Element && !event.target.closest(RESPONSE)) handle(event.target, event);
    };
    element.addEventListener(type, onEvent, { capture: true, signal });
  }

  const elements = () => {
    const { parts: own, fields } = readParts(element);
    return [...own.map(part => part.element), ...fields, ...element.querySelectorAll(RESPONSE)];
  };

  function sync(): void {
    parts = readParts(element);
    setState(evaluate(getState().suspended));
  }

  function start(signal: AbortSignal): void {
    offerForms();
    update();
    checkRules(element, parts);
    // The server's answer is a new page; until then the form is not sent again.
    sendOnce(element, isSending => draw({ isSending }), signal, pageConfig().timeout);
    // Before all other listeners of the page: other scripts may prevent it by `mc4wp.forms`.
    const onSubmit = (event: Event) => event.defaultPrevented || emitForm(form, 'submit', event);
    element.addEventListener('submit', onSubmit, { capture: true, signal });
    for (const type of ['input', 'keyup']) listen(type, update, signal);
    listen('focusin', (_, event) => begin(event), signal);
    listen('focusout', completeUrl, signal);
    // Deferred: the fields have their values only after the event.
    listenDom(element, 'reset', () => setTimeout(update), signal);
    listenDom(element, 'change', (field, event) => field.closest(RESPONSE) || change(event), signal);
    document.addEventListener('mc4wp-refresh', update, { signal });
    // Browsers restore typed values, now or then without an event.
    for (const type of ['load', 'pageshow']) window.addEventListener(type, update, { signal });
    // The focus may have hydrated the widget.
    if (element.contains(document.activeElement)) begin(new FocusEvent('focusin'));
    if (hasPageGlobal('mc4wp_submitted_form')) showOutcome(form, typed, signal);
  }

  return { ...store, elements, sync, start };
}
