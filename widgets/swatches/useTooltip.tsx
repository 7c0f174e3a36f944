import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { isTooltipWanted } from '../../src/ui/elements';
import type { TooltipText } from '../../src/ui/tooltip/Tooltip';

let code: typeof import('../../src/ui/tooltip/Tooltip') | undefined;

/** Hides the shown tooltip: only one is shown at a time. */
let hideShown = () => {};

/**
 * Shows a tooltip under a mouse or pen and on keyboard focus; not on touch, as the finger would cover it. Until the code is loaded,
 * and when it fails to load, the browser's own tooltip shows. `read` is called again when the code has loaded.
 */
export function useTooltip(element: HTMLElement, read: () => TooltipText | undefined) {
  const [said, say] = useState<TooltipText>();
  const hide = () => say(undefined);

  async function show(): Promise<void> {
    let text = read();
    if (text && !code) {
      code = await import('../../src/ui/tooltip/Tooltip').catch(() => undefined);
      if (!code || !isTooltipWanted(element)) return;
      text = read();
    }
    hideShown();
    hideShown = hide;
    say(text);
  }

  const tooltip: ReactNode = code && said && <code.Tooltip {...said} of={element} onClose={hide} />;
  return {
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => void (pointerType !== 'touch' && show()),
      onFocus: ({ currentTarget }: FocusEvent) => void (currentTarget.matches(':focus-visible') && show()),
    },
    isShown: said !== undefined,
    tooltip,
  };
}

export interface DrawnTooltip {
  readonly isBelow: boolean;
  /** Shift to the side that keeps it in the window, in px. */
  readonly aside: number;
}

/** Space between a tooltip and the window's edge, in px: as the shop leaves it. */
const EDGE = 2;

/** Whether CSS content has one of the texts: browsers join attributes and texts, `"Red Sold out"`. */
function hasText(content: string, texts: readonly string[]): boolean {
  const text = content.replaceAll(/\\(.)/g, '$1');
  return texts.some(one => text.includes(one));
}

const isSeen = ({ display, visibility, opacity }: CSSStyleDeclaration): boolean =>
  display !== 'none' && visibility !== 'hidden' && opacity !== '0';

/** Returns the tooltip that the theme's CSS draws; undefined where it draws none. */
export function drawnTooltip(item: HTMLElement, texts: readonly string[]): DrawnTooltip | undefined {
  const style = ['::before', '::after']
    .map(part => getComputedStyle(item, part))
    .find(({ content }) => content.includes('data-wvstooltip') || hasText(content, texts));
  // Most themes draw it under a pointer only; keyboard users get ours.
  if (!style || !(item.matches(':hover') || isSeen(style))) return undefined;
  const { left, top, width } = item.getBoundingClientRect();
  const half = Number.parseFloat(style.width) / 2 || 0;
  const middle = left + width / 2;
  const end = document.documentElement.clientWidth - EDGE;
  const aside = Math.max(0, EDGE + half - middle) - Math.max(0, middle + half - end);
  return { isBelow: top < (Number.parseFloat(style.height) || 0), aside };
}
