import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { storeContext } from '../../src/ui/storeContext';
import { readCheckoutParams } from './calls';
import { controllerOf, followErrorLinks } from './controller';
import { AT_REST, type CouponState, createCoupons } from './coupons';
import { dropNotices, type Notice, REVIEW_GROUP } from './Notices';
import { type PanelName, type Panels, readPanels, startPanels } from './panels';
import type { Parts } from './parts';
import { createPayingStore, type PayingStore } from './paying';
import { placeOrder, wakeOnReturn } from './placeOrder';
import { startReview } from './review';
import { watchAddress } from './reviewFields';
import { createFieldsStore, type FieldsStore } from './verdicts';

export interface CheckoutState {
  /** What the shop has said last. */
  readonly notice: Notice | undefined;
  /** Why the order review may be out of date; undefined while it is right. */
  readonly doubt: { readonly isExpired: boolean } | undefined;
  /** Whether a fresh order review is on its way. */
  readonly isCovered: boolean;
  /** What ticks and links open. */
  readonly panels: Panels;
  readonly coupon: CouponState;
}

/** The checkout. Its fields and its payment part have stores of their own. */
export interface CheckoutStore extends StoreApi<CheckoutState> {
  readonly fields: FieldsStore;
  readonly paying: PayingStore;
  /** Says it in place of all that was said before. */
  say(notice: Notice): void;
  /** A fresh order review has come: what was said of the one before is over. */
  settle(): void;
  /** The order review may be out of date. */
  doubt(isExpired: boolean): void;
  cover(isCovered: boolean): void;
  /** Asks for the order review again. */
  askAgain(): void;
  /** Shows or hides what a tick or a link opens. */
  open(panel: PanelName, isOpen: boolean): void;
  /** Takes a coupon out of the order. */
  takeOut(coupon: string): void;
  start(signal: AbortSignal): void;
}

export const [CheckoutProvider, useCheckout] = storeContext<CheckoutStore>();

/** The checkout's form. Source: contract 17.4, 17.5, 18, 19. */
export function createCheckoutStore(form: HTMLFormElement, parts: Parts): CheckoutStore {
  const store = createStore<CheckoutState>()(() => ({
    notice: undefined,
    doubt: undefined,
    isCovered: false,
    panels: readPanels(),
    coupon: AT_REST,
  }));
  const draw = (state: Partial<CheckoutState>) => flushSync(() => store.setState(state));
  const fields = createFieldsStore(form);
  const paying = createPayingStore(form, fields.judgeAll);

  function say(notice: Notice): void {
    draw({ notice: undefined });
    dropNotices();
    draw({ notice });
  }

  function settle(): void {
    const { notice } = store.getState();
    draw({ doubt: undefined, ...(notice?.about === 'review' && { notice: undefined }) });
    form.querySelector(`.${REVIEW_GROUP}`)?.remove();
  }

  function askAgain(): void {
    bus.emit('update_checkout', {});
    // The button goes with the failure.
    form.querySelector<HTMLElement>('#place_order')?.focus({ preventScroll: true });
  }

  function open(name: PanelName, isOpen: boolean): void {
    const panels = new Map([...store.getState().panels, ...readPanels()]);
    const panel = panels.get(name);
    if (panel) draw({ panels: panels.set(name, { ...panel, isOpen }) });
  }

  function start(signal: AbortSignal): void {
    const controller = controllerOf(form, self);
    parts.start(signal);
    paying.start(signal);
    startPanels(form, self, signal);
    fields.start(signal);
    watchAddress(form, signal);
    coupons.start(signal);
    followErrorLinks(form, signal);
    wakeOnReturn(form, signal);
    startReview(form, self, parts, signal);
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
    paying.renew();
    const update = () => bus.emit('update_checkout', {});
    bus.on('init_checkout', (_, { foreign }) => foreign && update(), { target: document.body, signal });
    if (!readCheckoutParams().isCheckout) return;
    bus.emit('init_checkout', {});
    update();
  }

  const self: CheckoutStore = {
    ...store,
    fields,
    paying,
    say,
    settle,
    doubt: isExpired => draw({ doubt: { isExpired } }),
    cover: isCovered => draw({ isCovered }),
    askAgain,
    open,
    takeOut: coupon => void coupons.takeOut(coupon),
    start,
  };
  const coupons = createCoupons(form, self);
  return self;
}
