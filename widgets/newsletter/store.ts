import { raiseDom } from '../../src/core/bus/dom';
import { pageConfig } from '../../src/core/config/pageConfig';
import { hasPageGlobal } from '../../src/core/config/pageGlobal';
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
  let isSent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @param before fields that are no longer required because they were hidden */
  function evaluate(before: ReadonlySet<Element>): Pick<NewsletterState, 'hidden' | 'suspended'> {
    const hidden = hiddenParts(parts);
    return { hidden, suspended: new Set(fieldsIn(parts, hidden).filter(one => one.required || before.has(one))) };
  }

  function look(): void {
    draw(evaluate(getState().suspended));
    // Drawn first: a field that is no longer required does not stop the form.
    draw({ failsUnseen: failsUnseen(parts, fieldsIn(parts, getState().hidden)) });
  }

  function change(event: unknown): void {
    look();
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

  const elements = () => {
    const { parts: own, fields } = readParts(element);
    return [...own.map(part => part.element), ...fields, ...element.querySelectorAll(RESPONSE)];
  };

  function sync(): void {
    parts = readParts(element);
    setState(evaluate(getState().suspended));
  }

  function mark(isSending: boolean): void {
    clearTimeout(timer);
    isSent = isSending;
    draw({ isSending });
  }

  /** The server's answer is a new page; until then the form is not sent again. */
  function onSubmit(event: SubmitEvent): void {
    if (event.defaultPrevented) return;
    if (isSent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    emitForm(form, 'submit', event);
    isSent = true;
    timer = setTimeout(() => {
      // Deferred until every listener was called.
      if (event.defaultPrevented || element.getAttribute('target') === '_blank') return mark(false);
      mark(true);
      timer = setTimeout(mark, pageConfig().timeout, false);
    });
  }

  function start(signal: AbortSignal): void {
    offerForms();
    look();
    checkRules(element, parts);
    // Before all other listeners of the page: other scripts may prevent it by `mc4wp.forms`.
    element.addEventListener('submit', onSubmit, { capture: true, signal });
    document.addEventListener('mc4wp-refresh', look, { signal });
    // Browsers restore typed values, now or then without an event.
    for (const type of ['load', 'pageshow']) window.addEventListener(type, look, { signal });
    window.addEventListener('pageshow', event => event.persisted && mark(false), { signal });
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    // The focus may have hydrated the widget.
    if (element.contains(document.activeElement)) begin(new FocusEvent('focusin'));
    if (hasPageGlobal('mc4wp_submitted_form')) showOutcome(form, typed, signal);
  }

  return { ...store, look, change, begin, completeUrl, elements, sync, start };
}
