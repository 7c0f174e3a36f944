import { waitAtMost } from '../../src/core/connection/delays';
import { canMove } from '../../src/core/motion';
import { warnOnce } from '../../src/core/report';

export const NOTICE = '#cookie-notice';
export const CHOICE = '.cn-set-cookie, #cn-close-notice';
export const REVOKE = '.cn-revoke-cookie';
/** Links in the content, which are widgets of their own. */
export const REVOKE_LINK = '.cn-revoke-inline';
export const MORE = '#cn-more-info';

export function readParts(box: Element) {
  return {
    firstChoice: box.querySelector<HTMLElement>(CHOICE),
    revoke: box.querySelector<HTMLElement>(`.cookie-revoke-container ${REVOKE}`),
    hasRevoke: box.querySelector('.cookie-revoke-container') !== null,
  };
}

/** Returns the notice's name and what it says. */
export function textOf(box: Element): string {
  const text = box.querySelector('.cookie-notice-container .cn-text-container')?.textContent?.trim();
  return [box.getAttribute('aria-label'), text].filter(Boolean).join(': ');
}

/** Whether the notice is not ours: the page is in a frame, or the notice's own script has begun. */
export function isLeft(box: Element): boolean {
  if (window.self !== window.top) return true;
  if (!box.className.includes('cn-effect-')) return false;
  warnOnce({
    where: 'cookie-notice',
    element: box,
    found: "the cookie notice's own script",
    consequence: 'The notice is left to it.',
    advice: 'Leave one of the two scripts out.',
  });
  return true;
}

/** Whether a control accepts. The cross has `accept` in its attribute, but refuses. */
export const accepts = (choice: Element): boolean =>
  choice.id !== 'cn-close-notice' && choice.getAttribute('data-cookie-set') === 'accept';

/** Longest time that an animation of the notice's styles takes, ms, with some to spare. */
const LONGEST = 550;

/** Ends with the box's own animation; with none at once, and in the background after the longest time. */
export function animationOf(box: HTMLElement): Promise<void> {
  if (!canMove(box) || !box.getAnimations?.().length) return Promise.resolve();
  return waitAtMost(LONGEST, (end, signal) =>
    box.addEventListener('animationend', ({ target }) => target === box && end(), { signal }),
  );
}
