import { setDelay } from '../core/connection/delays';
import type { Act } from './acts';
import { isField } from './raise';
import { isAsleep, type Sleeper } from './sleepers';

interface Held extends Act {
  readonly sleepers: readonly Sleeper[];
}

const held: Held[] = [];

/**
 * Keeps what was done until the widgets that it concerns are awake, and does it then. An act takes the place of an earlier
 * one of its kind on the same control: impatience is no second wish.
 * @param isRepeated whether every one counts all the same
 */
export function hold(act: Act, sleepers: readonly Sleeper[], isRepeated: boolean): void {
  const { target, kind } = act;
  const earlier = held.findIndex(one => one.kind === kind && controlOf(one.target) === controlOf(target));
  if (earlier >= 0 && !isRepeated) held.splice(earlier, 1);
  held.push({ ...act, sleepers });
  if (isBusied(act)) target.setAttribute('aria-busy', 'true');
  tellDelay();
  void Promise.all(sleepers.map(sleeper => sleeper.wake())).then(replayHeld);
}

/** Tells the shopper, where something that they did has to wait, why. To be called when a reason comes or goes. */
export function tellDelay(): void {
  const delays = held.flatMap(({ sleepers }) => sleepers.map(sleeper => sleeper.delay?.()));
  setDelay(
    held,
    delays.find(delay => delay !== undefined),
  );
}

/** Replays in the order in which things were done: an earlier one that still waits keeps the later ones waiting. */
function replayHeld(): void {
  for (let next = held[0]; next && !next.sleepers.some(isAsleep); next = held[0]) {
    const { target } = next;
    held.shift();
    if (!held.some(one => one.target === target && isBusied(one))) target.removeAttribute('aria-busy');
    tellDelay();
    const on = target.isConnected ? target : successorOf(next);
    if (on) next.replay(on);
  }
}

/** What an answer of the shop has put in the place of a control that was pressed meanwhile, as the button that orders. */
function successorOf({ target, kind }: Held): Element | null {
  const { id } = controlOf(target);
  return kind === 'press' && id && !isField(target) ? document.getElementById(id) : null;
}

/** What is pressed: a finger meets the text in a button, a key the button itself. */
const controlOf = (target: Element): Element => target.closest('a, button, [role="button"]') ?? target;

const isBusied = ({ kind }: Act): boolean => kind === 'press' || kind === 'submit';
