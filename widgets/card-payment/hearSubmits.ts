import { isStopped, listenDom } from '../../src/core/bus/dom';
import { listenJQuery } from '../../src/core/bus/jquery';
import type { CardForm } from './cardForm';

/** @param allow gets the button that sends the form, if known; false keeps it in the page. Source: add-on contract 9.5; contract 18.4, 20, 22. */
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

/**
 * Answers a question of `triggerHandler`, or of a cancelable `CustomEvent` on pages without jQuery; one that is asked both ways, as
 * `askListeners` does, once. Source: contract storefront 2.4.3, 18.4.
 */
export function answerQuestion(target: EventTarget, name: string, allow: () => boolean, signal: AbortSignal): void {
  let given: boolean | undefined;
  const answer = (): boolean => {
    if (given !== undefined) return given;
    const answered = allow();
    given = answered;
    // Both are asked in one task; the next question is in another.
    queueMicrotask(() => {
      given = undefined;
    });
    return answered;
  };
  target.addEventListener(name, event => answer() || event.preventDefault(), { signal });
  listenJQuery(target, name, () => (answer() ? undefined : false), signal);
}
