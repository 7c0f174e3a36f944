import { pageConfig } from '../config/pageConfig';
import { followableUrl } from '../url';

/**
 * An address that the page may be left for after a payment: of the shop itself, or of a host that the page's settings name
 * (`redirectHosts`). Who has just paid trusts whoever comes next. Source: design, idea 7.
 * @returns the absolute address; undefined for any other
 */
export function trustedUrl(url: string): string | undefined {
  const target = followableUrl(url);
  if (!target) return undefined;
  const { host } = new URL(target);
  return host === location.host || pageConfig().redirectHosts.includes(host) ? target : undefined;
}
