/** Longest time that an animation of the notice's styles takes, ms, with some to spare. Source: add-on contract 3.8. */
const LONGEST = 550;

/** One of the two things that the notice's box shows: the notice itself, or what takes a choice back. */
export type Part = 'notice' | 'revoke';

const EVENTS = {
  notice: { true: 'showCookieNotice', false: 'hideCookieNotice' },
  revoke: { true: 'showRevokeNotice', false: 'hideRevokeNotice' },
} as const;

/** Whether a part is shown, or about to be. */
export const isPartShown = (box: Element, part: Part): boolean => box.classList.contains(`cookie-${part}-visible`);

/**
 * Shows or hides a part with the page's own animation. Source: add-on contract 3.5, 3.6.
 * @param data the page's `cnArgs`, for listeners
 * @returns when the animation is over, or never begins
 */
export function showPart(box: HTMLElement, part: Part, isShown: boolean, data: unknown): Promise<void> {
  document.dispatchEvent(new CustomEvent(EVENTS[part][`${isShown}`], { detail: { data } }));
  const { classList } = box;
  classList.add('cn-animated');
  classList.toggle(`cookie-${part}-visible`, isShown);
  if (isShown) classList.remove(`cookie-${part}-hidden`);
  return animated(box).then(() => {
    classList.remove('cn-animated');
    // Another press may have shown it again.
    if (!isPartShown(box, part)) classList.add(`cookie-${part}-hidden`);
  });
}

/** Ends with the box's own animation; with none at once, and in the background after the longest time. */
function animated(box: HTMLElement): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || !box.getAnimations?.().length;
  if (isStill) return Promise.resolve();
  return new Promise(resolve => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, LONGEST);
    box.addEventListener('animationend', ({ target }) => target === box && end(), { signal: ended.signal });
  });
}
