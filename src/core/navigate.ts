import { reportError } from './report';
import { followableUrl } from './url';

/**
 * Leaves the page for an http(s) address of the shop's answer, and reports any other.
 * @param by `replace`: Back does not lead to this page
 * @returns whether the page is being left
 */
export function navigate(url: unknown, where: string, by: 'assign' | 'replace' = 'assign'): boolean {
  const target = followableUrl(url);
  if (target === undefined) {
    reportError({
      where,
      found: `the address to go to is not http(s): ${JSON.stringify(url)?.slice(0, 100)}`,
      consequence: 'The page stays.',
    });
    return false;
  }
  window.location[by](target);
  return true;
}

/** Parameters with which the shop changes the cart before it shows a page. */
const CHANGES = ['add-to-cart', 'remove_item', 'undo_item'];

/** Loads the page again, without what changed the cart the last time. */
export function reloadPage(): void {
  const url = new URL(location.href);
  const { searchParams } = url;
  if (!CHANGES.some(name => searchParams.has(name))) {
    location.reload();
    return;
  }
  for (const name of CHANGES) searchParams.delete(name);
  location.replace(url.href);
}
