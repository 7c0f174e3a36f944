import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { isWanted } from './isWanted';

/** What a tooltip says. */
export interface TooltipText {
  readonly text: string;
  /** Whether it says more than the element's name does, and so describes the element. */
  readonly describes: boolean;
}

let code: typeof import('./Tooltip') | undefined;

/** Of all elements one has its tooltip: hides that of the one before. */
let hideShown = () => {};

/**
 * A tooltip of an element of the page, under a mouse or pen and for whoever comes by keys; a finger has none, as it would
 * cover it. The code comes with the first one: until then, and where it does not come, the browser's own is there.
 * @param read called when it is wanted, at once and when the code has come; undefined: there is nothing to say
 */
export function useTooltip(element: HTMLElement, read: () => TooltipText | undefined) {
  const [said, say] = useState<TooltipText>();
  const hide = () => say(undefined);

  async function show(): Promise<void> {
    let text = read();
    if (text && !code) {
      code = await import('./Tooltip').catch(() => undefined);
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
    /** To be rendered beside the element. */
    tooltip,
  };
}
