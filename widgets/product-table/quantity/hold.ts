import { bus } from '../../../src/core/bus/bus';

/** Ticks of 10 ms: the 50th is the first repeat, then every fifth. Source: spec product-table 9.2. */
const FIRST_REPEAT = 500;
const REPEAT = 50;
/**
 * On the body while steps are repeated, so that no text is marked. Not on each press: sheets with selectors on the body's class
 * have all rows styled anew by it.
 */
const HELD = 'wcpt-noselect--qty-increment';

/** What becomes of presses and clicks on a plus or minus. */
interface Hold {
  press(event: Pick<PointerEvent, 'button' | 'pointerType'>): void;
  click(event: Pick<MouseEvent, 'detail'>): void;
  /** Ends a press that is still on. */
  end(): void;
}

/**
 * Steps while plus or minus is held: at once, then again and again. A finger may be about to scroll: its first step comes
 * with the tap. The click that ends a press is no second step. Source: spec product-table 9.2; contract 27.2.
 */
export function createHold(button: HTMLElement, step: () => void): Hold {
  let press: AbortController | undefined;
  /** Whether the click of this press has already had its step. */
  let isDone = false;

  return {
    press({ button: which, pointerType }) {
      press?.abort();
      isDone = false;
      if (which !== 0) return;
      const held = new AbortController();
      press = held;
      const act = () => {
        isDone = true;
        step();
      };
      if (pointerType !== 'touch') act();
      const stopRepeats = repeat(button, act, () => held.abort());
      held.signal.addEventListener('abort', stopRepeats);
      const options = { signal: held.signal };
      for (const type of ['pointerup', 'pointercancel', 'blur'])
        window.addEventListener(type, () => held.abort(), options);
      button.addEventListener('pointerleave', () => held.abort(), options);
      // The menu of a long press would take the finger away.
      button.addEventListener('contextmenu', menu => menu.preventDefault(), options);
    },
    click({ detail }) {
      // Clicks of the keyboard and of scripts have no detail.
      const isEnd = detail > 0 && isDone;
      isDone = false;
      if (!isEnd) step();
    },
    end: () => press?.abort(),
  };
}

/** Steps again and again until it is stopped, or the button is gone. */
function repeat(button: HTMLElement, act: () => void, onGone: () => void): () => void {
  let isRepeating = false;
  const tick = () => {
    if (!button.isConnected) {
      onGone();
      return;
    }
    if (!isRepeating) {
      isRepeating = true;
      document.body.classList.add(HELD);
      bus.emit('wcptTouchHoldStart', {}, button);
    }
    timer = window.setTimeout(tick, REPEAT);
    bus.emit('wcptPressing', {}, button);
    act();
  };
  let timer = window.setTimeout(tick, FIRST_REPEAT);
  return () => {
    clearTimeout(timer);
    if (!isRepeating) return;
    document.body.classList.remove(HELD);
    bus.emit('wcptTouchHoldStop', {}, button);
  };
}
