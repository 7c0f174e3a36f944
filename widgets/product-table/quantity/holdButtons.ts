import { bus } from '../../../src/core/bus/bus';
import { owns, type Table } from '../table';

/** Ticks of 10 ms: the 50th is the first repeat, then every fifth. Source: spec product-table 9.2. */
const FIRST_REPEAT = 500;
const REPEAT = 50;
const HELD = 'wcpt-noselect--qty-increment';

/**
 * Steps while plus or minus is held: at once, then again and again. A finger may be about to scroll: its first step comes
 * with the tap. The click that ends a press is no second step. Source: spec product-table 9.2; contract 27.2.
 */
export function holdButtons(table: Table, step: (button: HTMLElement) => void): void {
  const { container, signal } = table;
  let press: AbortController | undefined;
  /** The button whose click has already had its step. */
  let done: HTMLElement | undefined;

  const onPress = (event: PointerEvent) => {
    press?.abort();
    done = undefined;
    const button = buttonOf(table, event);
    if (!button || event.button !== 0) return;
    const held = new AbortController();
    press = held;
    document.body.classList.add(HELD);
    const act = () => {
      done = button;
      step(button);
    };
    if (event.pointerType !== 'touch') act();
    const stopRepeats = repeat(button, act, () => held.abort());
    held.signal.addEventListener('abort', () => {
      stopRepeats();
      document.body.classList.remove(HELD);
    });
    const options = { signal: held.signal };
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(type, () => held.abort(), options);
    button.addEventListener('pointerleave', () => held.abort(), options);
    // The menu of a long press would take the finger away.
    button.addEventListener('contextmenu', menu => menu.preventDefault(), options);
  };

  const onClick = (event: MouseEvent) => {
    const button = buttonOf(table, event);
    if (!button) return;
    // Clicks of the keyboard and of scripts have no detail.
    const isEnd = event.detail > 0 && done === button;
    done = undefined;
    if (!isEnd) step(button);
  };

  container.addEventListener('pointerdown', onPress, { signal });
  container.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => press?.abort());
}

/** Steps again and again until it is stopped, or the button is gone. */
function repeat(button: HTMLElement, act: () => void, onGone: () => void): () => void {
  let isRepeating = false;
  const tick = () => {
    if (!button.isConnected) {
      onGone();
      return;
    }
    if (!isRepeating) bus.emit('wcptTouchHoldStart', {}, button);
    isRepeating = true;
    timer = window.setTimeout(tick, REPEAT);
    bus.emit('wcptPressing', {}, button);
    act();
  };
  let timer = window.setTimeout(tick, FIRST_REPEAT);
  return () => {
    clearTimeout(timer);
    if (isRepeating) bus.emit('wcptTouchHoldStop', {}, button);
  };
}

function buttonOf(table: Table, { target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('.wcpt-qty-controller') : null;
  return button && owns(table, button) ? button : null;
}
