import { detailOf, guardListener, nativeName } from './channel';
import type { Wrap } from './defineEvent';
import type { ShopQuestions } from './events';
import { cartQuestions } from './events/cart';
import { listenJQuery, lookForJQuery, pageJQuery } from './jquery';

/**
 * Asks the listeners on `target` itself: those of jQuery (`triggerHandler`), or native ones on a page without it, and those of
 * `shop-widgets:<name>`.
 * @returns false when a jQuery handler returned exactly `false`, or a native one called `preventDefault()`
 */
export function askListeners(
  target: EventTarget,
  name: string,
  argumentsFor: (wrap: Wrap) => readonly unknown[],
  payload: object = {},
): boolean {
  lookForJQuery();
  const $ = pageJQuery();
  let allowed = true;
  const askNatively = (asked: string, detail: unknown) => {
    if (!target.dispatchEvent(new CustomEvent(asked, { cancelable: true, detail }))) allowed = false;
  };
  if ($) {
    guardListener(name, 'jQuery listener', () => {
      const args = argumentsFor(element => $(element));
      allowed = $(target).triggerHandler(name, args) !== false;
    });
  } else {
    askNatively(
      name,
      argumentsFor(element => element),
    );
  }
  askNatively(nativeName(name), payload);
  return allowed;
}

export const ask = <Q extends keyof ShopQuestions>(name: Q, payload: ShopQuestions[Q]): boolean =>
  askListeners(document.body, name, wrap => cartQuestions[name].toArguments(payload, wrap), payload);

/** Answers a question of `triggerHandler`, or of a cancelable native event. @param allow gets the question's arguments; false vetoes */
export function answerQuestion(
  target: EventTarget,
  name: string,
  allow: (...args: readonly unknown[]) => boolean,
  signal: AbortSignal,
): void {
  target.addEventListener(name, event => allow(...detailOf(event)) || event.preventDefault(), { signal });
  listenJQuery(
    target,
    name,
    ({ originalEvent }, ...args) => (originalEvent || allow(...args) ? undefined : false),
    signal,
  );
}
