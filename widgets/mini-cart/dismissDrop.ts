import { isSeen } from '../../src/core/findElements';
import { takeEscape } from '../../src/ui/press';

/** Closes the drop-down around a mini-cart by Escape, where the theme's styles open it under the pointer or by the focus. Source: WCAG 2.2, 1.4.13. */
export function dismissDrop(content: Element, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const drop = dropAround(content);
    const opener = drop?.parentElement;
    if (!drop || !opener?.matches(':hover, :focus-within') || !takeEscape(event)) return;
    if (drop.contains(document.activeElement)) {
      [...opener.querySelectorAll<HTMLElement>('a[href], button')]
        .find(one => isSeen(one) && !drop.contains(one))
        ?.focus();
    }
    hide(drop, opener, signal);
  };
  document.addEventListener('keydown', onKeyDown, { signal });
}

/** Hides it until the shopper has left it, or asks for it again. */
function hide(drop: HTMLElement, opener: HTMLElement, signal: AbortSignal): void {
  const ended = new AbortController();
  drop.style.setProperty('display', 'none', 'important');
  const restore = () => {
    ended.abort();
    drop.style.removeProperty('display');
  };
  const leave = () => opener.matches(':focus-within') || restore();
  signal.addEventListener('abort', restore, { signal: ended.signal });
  const options = { signal: ended.signal };
  opener.addEventListener('pointerleave', leave, options);
  opener.addEventListener('click', restore, options);
  opener.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && opener.contains(relatedTarget)) && !opener.matches(':hover')) restore();
    },
    options,
  );
}

/** Returns the shown element that lies over the page, at the place of its opener. */
function dropAround(content: Element): HTMLElement | undefined {
  for (let part = content.parentElement; part && part !== document.body; part = part.parentElement) {
    const { position, visibility } = getComputedStyle(part);
    if (position === 'absolute') return visibility === 'visible' && part.offsetWidth > 0 ? part : undefined;
  }
  return undefined;
}
