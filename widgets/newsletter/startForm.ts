import { completeUrls } from './completeUrls';
import { EVENT_DELAY, emitForm, offerForms } from './forms';
import { keepConditions } from './keepConditions';
import { newsletterFormOf } from './newsletterForm';
import { sendOnce } from './sendOnce';

/** Gives a form its conditions, events and care; the server's own page is its answer. */
export function startForm(element: HTMLFormElement, signal: AbortSignal): void {
  const form = newsletterFormOf(element);
  offerForms();
  keepConditions(element, signal);
  completeUrls(element, signal);
  sendOnce(element, event => emitForm(form, 'submit', event), signal);
  element.addEventListener('change', event => emitForm(form, 'change', event), { capture: true, signal });

  let isStarted = form.started;
  const begin = (event: FocusEvent) => {
    // The answer gets the focus by itself.
    if (isStarted || (event.target instanceof Element && event.target.closest('.mc4wp-response'))) return;
    isStarted = true;
    emitForm(form, 'started', event);
    setTimeout(() => {
      form.started = true;
    }, EVENT_DELAY);
  };
  element.addEventListener('focusin', begin, { signal });
  // The focus may be what woke the widget.
  if (element.contains(document.activeElement)) begin(new FocusEvent('focusin'));

  if (!('mc4wp_submitted_form' in window)) return;
  // The server's page says the outcome by itself.
  void import('./showOutcome').then(
    ({ showOutcome }) => showOutcome(form, signal),
    () => {},
  );
}
