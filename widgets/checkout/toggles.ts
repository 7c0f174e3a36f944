import { scrollToNotice } from '../../src/core/scrollToNotice';
import { isShown, slide } from '../../src/ui/slide';
import { readCheckoutParams } from './params';

/** ms. Source: contract 28.3. */
const DURATION = 400;

/** A link that shows and hides a form above the checkout. Source: contract 19. */
interface Toggle {
  readonly link: string;
  readonly form: string;
  readonly scrolls: boolean;
}

const TOGGLES: readonly Toggle[] = [
  { link: 'a.showcoupon', form: 'form.checkout_coupon', scrolls: false },
  { link: 'a.showlogin', form: 'form.login, form.woocommerce-form--login', scrolls: true },
];

/** The links that show the coupon's form and the log-in. Source: contract 19. */
export function startToggles(signal: AbortSignal): void {
  const toggle = (link: Element, { form: selector, scrolls }: Toggle) => {
    const form = document.querySelector<HTMLElement>(selector);
    if (!form) return;
    const open = !isShown(form);
    slide(form, open, DURATION);
    link.setAttribute('aria-expanded', String(open));
    if (!open) return;
    form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus({ preventScroll: scrolls });
    if (scrolls) scrollToNotice(form);
  };
  const onLink = (event: Event): [Element, Toggle] | undefined => {
    for (const one of TOGGLES) {
      const link = event.target instanceof Element ? event.target.closest(one.link) : null;
      if (link) return [link, one];
    }
    return undefined;
  };

  for (const { link, form } of TOGGLES) {
    const target = document.querySelector<HTMLElement>(form);
    const opener = document.querySelector(link);
    if (!target || !opener) continue;
    const wasTold = opener.hasAttribute('aria-expanded');
    opener.setAttribute('aria-expanded', String(isShown(target)));
    signal.addEventListener('abort', () => wasTold || opener.removeAttribute('aria-expanded'));
  }
  document.body.addEventListener(
    'click',
    event => {
      const found = onLink(event);
      if (!found) return;
      event.preventDefault();
      toggle(...found);
    },
    { signal },
  );
  document.body.addEventListener(
    'keydown',
    event => {
      const found = event.key === ' ' ? onLink(event) : undefined;
      if (!found) return;
      event.preventDefault();
      toggle(...found);
    },
    { signal },
  );
}

/** Shows the parts of the form that a tick opens: another address, an account. Source: contract 17.1, 19. */
export function showChosenParts(form: HTMLFormElement, signal: AbortSignal): void {
  const follow = (box: string, part: string, changed?: (part: HTMLElement) => void) => {
    const input = form.querySelector<HTMLInputElement>(box);
    const target = form.querySelector<HTMLElement>(part);
    if (!input || !target) return;
    const before = target.style.display;
    target.style.display = input.checked ? '' : 'none';
    input.addEventListener(
      'change',
      () => {
        changed?.(target);
        slide(target, input.checked, DURATION);
      },
      { signal },
    );
    signal.addEventListener('abort', () => {
      target.style.display = before;
    });
  };
  follow('#ship-to-different-address input', 'div.shipping_address');
  if (!readCheckoutParams().guestsMayOrder) return;
  follow('input#createaccount', 'div.create-account', account => {
    const password = account.querySelector<HTMLInputElement>('#account_password');
    if (!password) return;
    password.value = '';
    password.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
