import { unblock } from '../../src/core/block';
import { listenDom } from '../../src/core/bus/dom';
import { blockForm } from './order/controller';
import { startPaying } from './payment/startPaying';

/** Takes over the form that pays for an order; it is posted with a page load. Source: contract 20. */
export function startPayForm(form: HTMLFormElement, signal: AbortSignal): void {
  const { methods } = startPaying(form, signal);
  // The last to hear it: scripts of payment methods stop it to do their own work first.
  listenDom(window, 'submit', (submitted, event) => submitted === form && !isStopped(event) && blockForm(form), signal);
  addEventListener('pageshow', ({ persisted }) => persisted && unblock(form), { signal });
  methods.renew();
}

/** Of a native event, or of one that came through jQuery. */
function isStopped(event: object): boolean {
  if ('isDefaultPrevented' in event && typeof event.isDefaultPrevented === 'function')
    return event.isDefaultPrevented();
  return 'defaultPrevented' in event && event.defaultPrevented === true;
}
