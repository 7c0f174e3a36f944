import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isPointerClick } from '../core/pointerClicks';

/** How long a button is held before it repeats, ms; as the arrows of a number field. */
const DELAY = 500;
const INTERVAL = 80;
const ENDS = ['pointerup', 'pointercancel', 'blur'];

/**
 * Handlers of a button that clicks again and again for as long as it is held, unless another script already does.
 * @param onClick each click, before other listeners of the page hear it; not the one that ends a long press
 * @param read what the clicks change
 */
export function useHeld(onClick: (event: MouseEvent<HTMLElement>) => void, read: () => unknown) {
  const hold = useRef({ timer: 0, hasRepeated: false });
  const end = () => clearTimeout(hold.current.timer);

  useEffect(() => {
    const { current } = hold;
    const stop = () => clearTimeout(current.timer);
    for (const type of ENDS) window.addEventListener(type, stop);
    return () => {
      stop();
      for (const type of ENDS) window.removeEventListener(type, stop);
    };
  }, []);

  return {
    onPointerDownCapture({ button, currentTarget }: PointerEvent<HTMLElement>) {
      const { current } = hold;
      end();
      current.hasRepeated = false;
      if (button !== 0) return;
      const before = read();
      const repeat = () => {
        if (!current.hasRepeated && read() !== before) return;
        current.hasRepeated = true;
        current.timer = window.setTimeout(repeat, INTERVAL);
        currentTarget.click();
      };
      current.timer = window.setTimeout(repeat, DELAY);
    },
    onPointerOut: end,
    onClickCapture(event: MouseEvent<HTMLElement>) {
      // A click of the keyboard, or of a script, ends no long press.
      if (!hold.current.hasRepeated || !isPointerClick(event.nativeEvent)) onClick(event);
      else {
        event.preventDefault();
        event.nativeEvent.stopImmediatePropagation();
      }
    },
  };
}
