import { listenDom } from '../../src/core/bus/dom';
import { isField } from '../../src/core/fields';
import { scrollToNotice } from '../../src/core/motion';
import { clickWithKeys } from '../../src/ui/press';
import { isShown } from '../../src/ui/slide';
import { readCheckoutParams } from './calls';

export interface Panel {
  readonly opener: HTMLElement;
  readonly part: HTMLElement;
  readonly isOpen: boolean;
}

/** Selectors of the opener and the part of each; links and their forms stand outside the checkout's form. */
const PANELS = {
  shipping: ['#ship-to-different-address input', 'div.shipping_address'],
  account: ['input#createaccount', 'div.create-account'],
  coupon: ['a.showcoupon', 'form.checkout_coupon'],
  login: ['a.showlogin', 'form.login, form.woocommerce-form--login'],
} as const;

export type PanelName = keyof typeof PANELS;
export type Panels = ReadonlyMap<PanelName, Panel>;

export interface PanelStore {
  getState(): { readonly panels: Panels };
  open(name: PanelName, isOpen: boolean): void;
}

const NAMES: readonly PanelName[] = ['shipping', 'account', 'coupon', 'login'];

/** Reads the panels from the page: themes put them anywhere, also into markup that the server replaces. */
export function readPanels(): Panels {
  const found = NAMES.flatMap(name => {
    const [opener, part] = PANELS[name].map(selector => document.querySelector<HTMLElement>(selector));
    // Where guests may not order, an account is no choice.
    if (!opener || !part || (name === 'account' && !readCheckoutParams().guestsMayOrder)) return [];
    const isOpen = opener instanceof HTMLInputElement ? opener.checked : isShown(part);
    return [[name, { opener, part, isOpen }] as const];
  });
  return new Map(found);
}

export function startPanels(form: HTMLFormElement, store: PanelStore, signal: AbortSignal): void {
  const follow = (element: Element) => {
    const name = NAMES.find(one => element.matches(PANELS[one][0]));
    if (!name || !(element instanceof HTMLInputElement)) return;
    // A box that was ticked before hydration has its panel open, and the password may be typed already.
    const isOpen = store.getState().panels.get(name)?.isOpen;
    if (name === 'account' && isOpen !== element.checked) emptyPassword(form);
    store.open(name, element.checked);
  };
  const toggle = (event: Event) => {
    const { target } = event;
    const name = (['coupon', 'login'] as const).find(
      one => target instanceof Element && target.closest(PANELS[one][0]) !== null,
    );
    const panel = name && readPanels().get(name);
    // Without its form the link is followed.
    if (!name || !panel) return;
    event.preventDefault();
    store.open(name, !panel.isOpen);
    if (!panel.isOpen) enter(panel.part, name === 'login');
  };
  listenDom(form, 'change', follow, signal);
  document.body.addEventListener('click', toggle, { signal });
  const links = `${PANELS.coupon[0]}, ${PANELS.login[0]}`;
  document.body.addEventListener('keydown', event => clickWithKeys(links, event), { signal });
}

/**
 * Focuses the first field, unless the shopper, whose click has waited for the code, is in another one by now.
 * @param isFar whether the page scrolls there
 */
function enter(part: HTMLElement, isFar: boolean): void {
  if (isField(document.activeElement)) return;
  part.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus({ preventScroll: isFar });
  if (isFar) scrollToNotice(part);
}

function emptyPassword(form: HTMLFormElement): void {
  const password = form.querySelector<HTMLInputElement>('#account_password');
  if (!password) return;
  password.value = '';
  password.dispatchEvent(new Event('input', { bubbles: true }));
}
