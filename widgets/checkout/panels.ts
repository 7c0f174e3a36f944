import { scrollToNotice } from '../../src/core/scrollToNotice';
import { isShown } from '../../src/ui/slide';
import type { CheckoutStore } from './store';

/** A form above the checkout, and the link that shows and hides it. */
export interface Panel {
  readonly link: HTMLElement;
  readonly form: HTMLElement;
  readonly isOpen: boolean;
}

/** Those that the page has. */
export interface Panels {
  readonly coupon: Panel | undefined;
  readonly login: Panel | undefined;
}

const LINKS = { coupon: 'a.showcoupon', login: 'a.showlogin' } as const;
const FORMS = { coupon: 'form.checkout_coupon', login: 'form.login, form.woocommerce-form--login' } as const;

/** The panels as the page has them now: themes put them anywhere, also in what the server sends anew. */
export const readPanels = (): Panels => ({ coupon: read('coupon'), login: read('login') });

function read(name: keyof Panels): Panel | undefined {
  const link = document.querySelector<HTMLElement>(LINKS[name]);
  const form = document.querySelector<HTMLElement>(FORMS[name]);
  return link && form ? { link, form, isOpen: isShown(form) } : undefined;
}

/** The links that show the coupon's form and the log-in; they stand outside the form. Source: contract 19. */
export function startPanels(store: CheckoutStore, signal: AbortSignal): void {
  const toggle = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || (event instanceof KeyboardEvent && event.key !== ' ')) return;
    const name = target.closest(LINKS.coupon) ? 'coupon' : target.closest(LINKS.login) ? 'login' : undefined;
    if (!name) return;
    event.preventDefault();
    const isOpen = !read(name)?.isOpen;
    store.open(name, isOpen);
    if (isOpen) enter(name);
  };
  document.body.addEventListener('click', toggle, { signal });
  document.body.addEventListener('keydown', toggle, { signal });
}

function enter(name: keyof Panels): void {
  const form = document.querySelector<HTMLElement>(FORMS[name]);
  const isFar = name === 'login';
  form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus({ preventScroll: isFar });
  if (isFar) scrollToNotice(form);
}
