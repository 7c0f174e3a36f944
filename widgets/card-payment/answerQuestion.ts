import { whenJQuery } from '../../src/core/bus/jquery';

/**
 * Answers a question that the shop asks listeners of an element itself: by jQuery's `triggerHandler`, or as a cancelable
 * `CustomEvent` where the page has no jQuery. One that is asked both ways, as `askForm` of the checkout does, is answered once.
 * Source: contract storefront 2.4.3, 18.4.
 * @param allow returns false to veto
 */
export function answerQuestion(target: EventTarget, name: string, allow: () => boolean, signal: AbortSignal): void {
  let given: boolean | undefined;
  const answer = (): boolean => {
    if (given !== undefined) return given;
    const answered = allow();
    given = answered;
    // Both ways are of one task; the next question is another one.
    queueMicrotask(() => {
      given = undefined;
    });
    return answered;
  };
  target.addEventListener(name, event => answer() || event.preventDefault(), { signal });
  const onJQuery = () => (answer() ? undefined : false);
  whenJQuery($ => {
    $(target).on(name, onJQuery);
    signal.addEventListener('abort', () => $(target).off(name, onJQuery), { once: true });
  }, signal);
}
