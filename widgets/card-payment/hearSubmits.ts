import { answerQuestion } from '../../src/core/bus/ask';
import { isStopped, listenDom } from '../../src/core/bus/dom';
import type { CardForm } from './cardForm';

/** @param allow gets the button that sends the form, if known; false keeps it in the page. See contract/payments.md#card-form. */
export function hearSubmits(
  { form, purpose, method }: CardForm,
  allow: (submitter: HTMLElement | undefined) => boolean,
  signal: AbortSignal,
): void {
  if (purpose === 'checkout') {
    answerQuestion(form, `checkout_place_order_${method.gateway}`, () => allow(undefined), signal);
    return;
  }
  const onSubmit = (submitted: Element, event: { preventDefault(): void }) => {
    // The script that has stopped it sends it again.
    if (submitted !== form || isStopped(event)) return;
    const submitter = 'submitter' in event && event.submitter instanceof HTMLElement ? event.submitter : undefined;
    if (!allow(submitter)) event.preventDefault();
  };
  listenDom(form, 'submit', onSubmit, signal);
}
