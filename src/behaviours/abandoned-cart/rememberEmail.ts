import { getCookie, removeCookie, setCookie } from '../../core/cookies';
import { isEmail } from './isEmail';

const CURRENT = 'mailchimp.cart.current_email';
const PREVIOUS = 'mailchimp.cart.previous_email';
/** Older scripts of the service left it. */
const ITEMS = 'mailchimp.cart.items';

/**
 * Keeps an address for the session, and the one before it. The cookies are secure: on http pages, and where cookies are
 * blocked, none is kept. Source: spec storefront 9 "Cookies", contract add-ons 6.7.
 */
export function rememberEmail(email: string): void {
  const before = getCookie(CURRENT);
  if (before === email) return;
  if (before && isEmail(before)) keep(PREVIOUS, before);
  keep(CURRENT, email);
  removeCookie(ITEMS);
}

const keep = (name: string, email: string) => setCookie(name, email, { secure: true, sameSite: 'strict' });
