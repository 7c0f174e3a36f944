import { json } from './answers';
import { readCookies } from './session';
import type { Visit } from './visit';

/** Whose cart a link of a letter names: `?mc_cart_id=lipa2026`. */
const CARTS: Record<string, string> = { lipa2026: 'ana@lipa.si' };

/** Answers the calls of the abandoned-cart service; undefined for other actions. */
export function mailchimpCall(action: string, { fields, url, request }: Visit): Response | undefined {
  if (action === 'mailchimp_get_user_by_hash') {
    return json({ success: true, email: CARTS[url.searchParams.get('hash') ?? ''] ?? false });
  }
  if (action !== 'mailchimp_set_user_by_email') return undefined;
  const email = fields.email ?? '';
  if (!email.includes('@')) return json({ success: false, message: 'No email' });
  const previous = readCookies(request).mailchimp_user_email ?? false;
  return json({ success: true, email, previous, cart: false });
}
