import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { startCoupons } from './coupons';
import { showDescriptions } from './fields/descriptions';
import { watchFields } from './fields/watchFields';
import { controllerOf } from './order/controller';
import { followErrorLinks } from './order/orderErrors';
import { placeOrder, wakeOnReturn } from './order/placeOrder';
import { readCheckoutParams } from './params';
import { startPaying } from './payment/startPaying';
import { startOrderReview } from './review/orderReview';
import { watchAddress } from './review/watchAddress';
import { showChosenParts, startToggles } from './toggles';

/** Takes over the checkout's form. Source: contract 17.4, 17.5, 18, 19. */
export function startCheckout(form: HTMLFormElement, signal: AbortSignal): void {
  const { methods, buttons } = startPaying(form, signal);
  const controller = controllerOf(form, () => methods.chosen.getState().id);
  startToggles(signal);
  showChosenParts(form, signal);
  showDescriptions(form, signal);
  watchFields(form, signal);
  watchAddress(form, signal);
  startCoupons(form, signal);
  followErrorLinks(form, signal);
  wakeOnReturn(form, signal);
  bus.on('update_checkout', buttons.dispose, { target: document.body, signal });
  startOrderReview(
    form,
    {
      replaced: () => {
        methods.renew();
        buttons.show();
      },
      failed: buttons.show,
    },
    signal,
  );
  listenDom(
    form,
    'submit',
    (submitted, event) => {
      if (submitted !== form) return;
      event.preventDefault();
      void placeOrder(form, controller);
    },
    signal,
  );
  methods.renew();
  const update = () => bus.emit('update_checkout', {});
  bus.on('init_checkout', (_, { foreign }) => foreign && update(), { target: document.body, signal });
  if (!readCheckoutParams().isCheckout) return;
  bus.emit('init_checkout', {});
  update();
}
