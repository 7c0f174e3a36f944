import { reportError } from './report';

/**
 * The absolute address of a URL that came from an answer or an attribute, when it may be followed.
 *
 * Only http(s) passes; `javascript:`, `data:` and the like do not, also not behind tabs, line breaks or control
 * characters (the browser's own URL parser strips them before the scheme is looked at).
 * Source: design, idea 7.
 * @param base what relative URLs are resolved against; default: the page
 * @returns undefined for anything else: other schemes, no string, an empty or malformed one
 */
export function followableUrl(value: unknown, base: string = document.baseURI): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined;
  try {
    const url = new URL(value, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Leaves the page for an address of the shop's answer; one that is not http(s) is reported and not followed.
 * @param where widget or core part, for the report
 * @returns whether the page is being left
 */
export function navigate(url: unknown, where: string): boolean {
  const target = followableUrl(url);
  if (target === undefined) {
    reportError({
      where,
      found: `the address to go to is not http(s): ${JSON.stringify(url)?.slice(0, 100)}`,
      consequence: 'The page stays.',
    });
    return false;
  }
  window.location.assign(target);
  return true;
}
