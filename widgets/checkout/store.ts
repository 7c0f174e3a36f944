import { overlayDefaults } from '../../src/core/block';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { whenJQuery } from '../../src/core/bus/jquery';
import { whenSettings } from '../../src/core/config/lateSettings';
import { dropNotices, REVIEW_GROUP } from '../../src/core/provider/paying/paymentNotice';
import { createDrawnStore } from '../../src/ui/storeContext';
import { readCheckoutParams } from './calls';
import { followCart } from './cartElsewhere';
import { controllerOf, followErrorLinks } from './controller';
import { AT_REST, type CouponState, startCoupons } from './coupons';
import type { Notice } from './Notices';
import { type PanelName, type Panels, readPanels, startPanels } from './panels';
import { createParts } from './parts';
import { createPayingStore } from './paying';
import { placeOrder, releaseOnReturn } from './placeOrder';
import { type ReviewState, startReview } from './review';
import { watchAddress } from './reviewFields';
import { createFieldsStore } from './validation';

interface CheckoutState extends ReviewState {
  readonly notice: Notice | undefined;
  readonly panels: Panels;
  readonly coupon: CouponState;
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

export function createCheckoutStore(form: HTMLFormElement) {
  const store = createDrawnStore<CheckoutState>(() => ({
    notice: undefined,
    doubt: undefined,
    isCovered: false,
    panels: readPanels(),
    coupon: AT_REST,
  }));
  const { draw } = store;
  const fields = createFieldsStore(form);
  const paying = createPayingStore(form, fields.validateAll);
  const parts = createParts(form, paying);

  function showNotice(notice: Notice): void {
    draw({ notice: undefined });
    dropNotices();
    draw({ notice });
  }

  function clearDoubt(): void {
    const { notice } = store.getState();
    draw({ doubt: undefined, ...(notice?.about === 'review' && { notice: undefined }) });
    form.querySelector(`.${REVIEW_GROUP}`)?.remove();
  }

  function askAgain(): void {
    bus.emit('update_checkout', {});
    // The focused button is removed with the failure.
    form.querySelector<HTMLElement>('#place_order')?.focus({ preventScroll: true });
    // Removed first, so that the same text is announced again.
    draw({ doubt: undefined });
  }

  function open(name: PanelName, isOpen: boolean): void {
    const panels = new Map([...store.getState().panels, ...readPanels()]);
    const panel = panels.get(name);
    if (panel) draw({ panels: panels.set(name, { ...panel, isOpen }) });
  }

  function start(signal: AbortSignal): void {
    const controller = controllerOf(form, self);
    // As the shop's script, for all covers of the page.
    whenJQuery(() => Object.assign(overlayDefaults(), { cursor: 'default' }), signal);
    parts.start(signal);
    paying.start(signal);
    startPanels(form, self, signal);
    fields.start(signal);
    watchAddress(form, signal);
    startCoupons(form, self, signal);
    followErrorLinks(form, signal);
    releaseOnReturn(form, signal);
    startReview(form, self, parts, signal);
    const onSubmit = (submitted: Element, event: { preventDefault(): void }) => {
      if (submitted !== form) return;
      event.preventDefault();
      void placeOrder(form, controller);
    };
    listenDom(form, 'submit', onSubmit, signal);
    paying.renew();
    const update = () => bus.emit('update_checkout', {});
    bus.on('init_checkout', (_, { foreign }) => foreign && update(), { target: document.body, signal });
    const begin = () => {
      bus.emit('init_checkout', {});
      update();
      followCart(form, signal);
    };
    whenSettings(() => readCheckoutParams().isCheckout, begin, signal);
  }

  const self = {
    ...store,
    fields,
    paying,
    showNotice,
    clearDoubt,
    askAgain,
    open,
    start,
  };
  return self;
}
