import type { Delay } from '../core/connection/delays';
import { MOUNTED } from '../core/mountOptions';

/** A marker whose widget is not there yet. */
export interface Sleeper {
  /** Selector of controls whose clicks are kept also where the page has an answer of its own, as a link; see `actOf`. */
  readonly controls?: string | undefined;
  /** Selector of those controls of which every press counts, as plus and minus; of the others only the last does. */
  readonly repeats?: string | undefined;
  /** Whether its script did not come: the page does its plain job, and only use of what has none asks for it again. */
  readonly isSpent?: boolean;
  /** Why the widget does not come at the moment. */
  delay?(): Delay | undefined;
  /** Wakes the widget; settles when it is mounted, or when the page stays plain. Never rejects. */
  wake(): Promise<void>;
}

const asleep = new Map<Element, Set<Sleeper>>();

/** Notes that a widget sleeps on an element, until the signal. */
export function addSleeper(element: Element, sleeper: Sleeper, signal: AbortSignal): void {
  const all = asleep.get(element) ?? new Set();
  asleep.set(element, all.add(sleeper));
  signal.addEventListener(
    'abort',
    () => {
      all.delete(sleeper);
      if (all.size === 0 && asleep.get(element) === all) asleep.delete(element);
    },
    { once: true },
  );
}

/** One who sleeps around an element, and whether what is done to that is theirs. */
export interface Around {
  readonly sleeper: Sleeper;
  readonly isTheirs: boolean;
}

/** Who sleeps around an element. */
export function sleepersAt(target: Element): Around[] {
  const found: Around[] = [];
  if (asleep.size === 0) return found;
  for (let element: Element | null = target; element; element = element.parentElement) {
    for (const sleeper of asleep.get(element) ?? []) {
      found.push({ sleeper, isTheirs: isPart(target, element, sleeper) });
    }
  }
  return found;
}

/** Of a marker that stands for the page its controls are the widget's, of others everything. */
function isPart(target: Element, marker: Element, { controls = ':not(*)' }: Sleeper): boolean {
  return !marker.matches('html, head, body') || target.closest(controls) !== null;
}

/** Whether something awake has the target, inside of all that sleeps around it. */
export function isInAwake(target: Element): boolean {
  for (let element: Element | null = target; element && !asleep.has(element); element = element.parentElement) {
    if (isMounted(element)) return true;
  }
  return false;
}

/** Whether a copy of the script has a widget on the marker. */
export const isMounted = (marker: Element): boolean => Boolean(Reflect.get(marker, MOUNTED));

/** Whether a widget is still asleep. */
export function isAsleep(sleeper: Sleeper): boolean {
  for (const all of asleep.values()) if (all.has(sleeper)) return true;
  return false;
}
