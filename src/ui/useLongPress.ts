import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isPointerClick } from '../core/pointerClicks';

/** Delay before a held button repeats, and between two clicks, in ms, as for a number field. */
const DELAY = 500;
const INTERVAL = 80;
const ENDS = ['pointerup', 'pointercancel', 'blur'];

/** Repeats the click while the button is held, unless another script does. `onClick` comes before other listeners of the page. */
export function useLongPress(onClick: (event: MouseEvent<HTMLElement>) => void, read: () => unknown) {
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
      // Only a click of the pointer ends a long press.
      if (!hold.current.hasRepeated || !isPointerClick(event.nativeEvent)) onClick(event);
      else {
        event.preventDefault();
        event.nativeEvent.stopImmediatePropagation();
      }
    },
  };
}
