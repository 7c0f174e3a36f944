import { getCookie, removeCookie, setCookie } from '../../core/cookies';

const CURRENT = 'mailchimp.cart.current_email';
const PREVIOUS = 'mailchimp.cart.previous_email';
/** Older scripts of the service left it. */
const ITEMS = 'mailchimp.cart.items';

/** The cookies are secure: on http pages none is kept. Source: spec storefront 9 "Cookies", contract add-ons 6.7. */
export function rememberEmail(email: string): void {
  const before = getCookie(CURRENT);
  if (before === email) return;
  if (before && isEmail(before)) storeEmail(PREVIOUS, before);
  storeEmail(CURRENT, email);
  removeCookie(ITEMS);
}

const storeEmail = (name: string, email: string) => setCookie(name, email, { secure: true, sameSite: 'strict' });

const EMAIL = /^[\w.+-]+@[\w.-]+\.[a-z]{2,4}$/i;
/** No mail server takes a longer one. */
const LONGEST = 254;

/** Whether a text is an e-mail address by the shop's rule. Source: spec storefront 5 "Newsletter", contract add-ons 6.2. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
