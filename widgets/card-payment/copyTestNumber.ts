import { listenDom } from '../../src/core/bus/dom';
import { announce } from '../../src/core/cart/liveRegion';
import { tCard } from './messages';

/** Copies the test card's number of a shop in test mode, where its button is pressed. */
export function copyTestNumber(form: HTMLFormElement, signal: AbortSignal): void {
  const copy = (pressed: Element) => {
    const number = pressed.closest('.js-woopayments-copy-test-number')?.textContent.replace(/\D/g, '');
    if (!number) return;
    // Pages without https have no clipboard: the number can be marked by hand.
    void navigator.clipboard?.writeText(number).then(
      () => announce(tCard('card.copied')),
      () => {},
    );
  };
  listenDom(form, 'click', copy, signal);
}
