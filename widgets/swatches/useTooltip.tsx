import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { isWanted } from '../../src/ui/isWanted';
import type { TooltipText } from '../../src/ui/tooltip/Tooltip';

let code: typeof import('../../src/ui/tooltip/Tooltip') | undefined;

/** Hides the tooltip that is shown: one element at a time has one. */
let hideShown = () => {};

/**
 * Shows a tooltip beside an element of the page, under a mouse or pen and on keyboard focus; not on touch, as the finger would
 * cover it. The code is loaded for the first tooltip: until then, and when it fails to load, the browser's own tooltip shows.
 * @param read returns the text; called when the tooltip is wanted and again when the code has loaded; undefined: no tooltip
 */
export function useTooltip(element: HTMLElement, read: () => TooltipText | undefined) {
  const [said, say] = useState<TooltipText>();
  const hide = () => say(undefined);

  async function show(): Promise<void> {
    let text = read();
    if (text && !code) {
      code = await import('../../src/ui/tooltip/Tooltip').catch(() => undefined);
      if (!code || !isWanted(element)) return;
      text = read();
    }
    hideShown();
    hideShown = hide;
    say(text);
  }

  const tooltip: ReactNode = code && said && <code.Tooltip {...said} of={element} onClose={hide} />;
  return {
    /** Handlers of the element. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => void (pointerType !== 'touch' && show()),
      onFocus: ({ currentTarget }: FocusEvent) => void (currentTarget.matches(':focus-visible') && show()),
    },
    isShown: said !== undefined,
    /** Render it beside the element. */
    tooltip,
  };
}
