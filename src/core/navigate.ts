import { reportError } from './report';
import { followableUrl } from './url';

/** Leaves the page for an http(s) address of the shop's answer, and reports any other. @returns whether the page is being left */
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
