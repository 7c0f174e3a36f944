import { guardListener, withoutJQuery } from './channel';
import type { ShopQuestions } from './events';
import { lookForJQuery, pageJQuery } from './jquery';
import { buttonOnly, type Wire } from './wire';

/** The shop's positional arguments of each question. */
const wires: {
  readonly [Q in keyof ShopQuestions]: Pick<Wire<ShopQuestions[Q]>, 'toArguments'>;
} = {
  'should_send_ajax_request.adding_to_cart': buttonOnly,
};

/**
 * Asks whoever listens on `target` itself: jQuery's `triggerHandler`, and a cancelable `CustomEvent`.
 * @param target default `document.body`
 * @returns false when a listener vetoed: a jQuery handler returned exactly `false`, or a native one called
 *   `preventDefault()`; a listener that throws is reported and vetoes nothing
 */
export function ask<Q extends keyof ShopQuestions>(
  name: Q,
  payload: ShopQuestions[Q],
  target: EventTarget = document.body,
): boolean {
  lookForJQuery();
  const $ = pageJQuery();
  const wire = wires[name];
  let allowed = true;
  if ($) {
    guardListener(name, 'jQuery listener', () => {
      const args = wire.toArguments(payload, element => $(element));
      allowed = $(target).triggerHandler(name, args) !== false;
    });
  }
  const detail = wire.toArguments(payload, element => element);
  const native = new CustomEvent(name, { cancelable: true, detail });
  withoutJQuery($, name, () => target.dispatchEvent(native));
  return allowed && !native.defaultPrevented;
}
