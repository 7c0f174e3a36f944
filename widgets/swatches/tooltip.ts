import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/react';
import { placeDrawnTooltip } from './drawnTooltip';

/** Space around the tooltip, in px. */
const GAP = 8;
/** Time to get from the swatch to its tooltip, in ms. */
const LEAVE_AFTER = 100;
const ID = 'sw-swatch-tooltip';

let shown: { readonly item: Element; hide(): void } | undefined;

/**
 * Shows what a swatch stands for, and why it can't be had, until pointer and focus have left it or Escape is pressed. Not
 * where the swatch says the same itself, and not where the theme's CSS draws a tooltip. Source: add-on contract 2.1, 2.6.
 */
export function showTooltip(item: HTMLElement): void {
  const isWanted = () => item.matches(':hover, :focus-visible');
  if (!isWanted()) return;
  const title = item.title;
  const note = item.getAttribute('data-wvstooltip-out-of-stock') ?? '';
  const texts = [item.getAttribute('data-wvstooltip') || title, note].filter(Boolean);
  if (placeDrawnTooltip(item, texts)) {
    shown?.hide();
    return;
  }
  if (shown?.item === item) return;
  const text = texts.join(' – ');
  const ownText = item.textContent?.trim();
  if (!text || text === ownText) return;
  shown?.hide();

  const tooltip = document.createElement('div');
  tooltip.className = 'sw-tooltip';
  tooltip.id = ID;
  tooltip.setAttribute('role', 'tooltip');
  tooltip.textContent = text;
  const name = item.getAttribute('aria-label') || ownText || item.querySelector('img')?.alt || title;
  const describes = text !== name;
  // The browser's own tooltip would come on top.
  const isNamedByTitle = name === title && !item.hasAttribute('aria-label');
  if (isNamedByTitle) item.setAttribute('aria-label', name);
  item.removeAttribute('title');
  if (describes) item.setAttribute('aria-describedby', ID);
  (item.closest('dialog, [popover], main, [role="main"]') ?? document.body).append(tooltip);

  const place = () => {
    if (!item.isConnected) return hide();
    void computePosition(item, tooltip, {
      placement: 'top',
      strategy: 'fixed',
      middleware: [offset(GAP), flip(), shift({ padding: GAP })],
    }).then(({ x, y }) => Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` }));
  };
  const stopPlacing = autoUpdate(item, tooltip, place);

  const ended = new AbortController();
  const { signal } = ended;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(leaving);
    leaving = setTimeout(() => isWanted() || tooltip.matches(':hover') || hide(), LEAVE_AFTER);
  };
  for (const type of ['pointerleave', 'blur', 'pointercancel']) item.addEventListener(type, leave, { signal });
  tooltip.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  shown = { item, hide };

  function hide(): void {
    shown = undefined;
    clearTimeout(leaving);
    ended.abort();
    stopPlacing();
    tooltip.remove();
    if (title) item.title = title;
    if (isNamedByTitle) item.removeAttribute('aria-label');
    if (describes) item.removeAttribute('aria-describedby');
  }
}
