import { isStopped, listenDom } from '../../src/core/bus/dom';
import { answerQuestion } from './answerQuestion';
import type { CardForm } from './cardForm';

/**
 * Is asked before a form that pays by a method is sent: by the checkout's question, and by the `submit` of forms that are posted.
 * Source: add-on contract 9.5; contract 18.4, 20, 22.
 * @param allow gets the button that sends it, where that is known; false keeps the form in the page
 */
export function hearSubmits(
  { form, purpose, method }: CardForm,
  allow: (submitter: HTMLElement | undefined) => boolean,
  signal: AbortSignal,
): void {
  if (purpose === 'checkout') {
    answerQuestion(form, `checkout_place_order_${method.gateway}`, () => allow(undefined), signal);
    return;
  }
  listenDom(
    form,
    'submit',
    (submitted, event) => {
      // Whoever has stopped it sends it again.
      if (submitted !== form || isStopped(event)) return;
      const submitter = 'submitter' in event && event.submitter instanceof HTMLElement ? event.submitter : undefined;
      if (!allow(submitter)) event.preventDefault();
    },
    signal,
  );
}
