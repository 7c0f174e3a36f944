import { guardListener, withoutJQuery } from './channel';
import type { Wrap } from './defineEvent';
import type { ShopQuestions } from './events';
import { cartQuestions } from './events/cart';
import { lookForJQuery, pageJQuery } from './jquery';

/**
 * Asks the listeners on `target` itself (jQuery's `triggerHandler`). Source: contract 2.4.3.
 * @returns false when a jQuery handler returned exactly `false`, or a native one called `preventDefault()`
 */
export function askListeners(target: EventTarget, name: string, argumentsFor: (wrap: Wrap) => readonly unknown[]) {
  lookForJQuery();
  const $ = pageJQuery();
  let allowed = true;
  if ($) {
    guardListener(name, 'jQuery listener', () => {
      const args = argumentsFor(element => $(element));
      allowed = $(target).triggerHandler(name, args) !== false;
    });
  }
  const native = new CustomEvent(name, { cancelable: true, detail: argumentsFor(element => element) });
  withoutJQuery($, name, () => target.dispatchEvent(native));
  return allowed && !native.defaultPrevented;
}

export const ask = <Q extends keyof ShopQuestions>(name: Q, payload: ShopQuestions[Q]): boolean =>
  askListeners(document.body, name, wrap => cartQuestions[name].toArguments(payload, wrap));
