import type { Rates } from './page';

/** What is to be done with the cart; each with what it needs to be done later, when the page may have changed. */
export type CartAction =
  | { readonly kind: 'update' }
  | { readonly kind: 'apply-coupon' }
  | { readonly kind: 'remove-coupon'; readonly code: string }
  | { readonly kind: 'remove-item'; readonly href: string }
  | { readonly kind: 'restore-item'; readonly href: string }
  | { readonly kind: 'shipping-method'; readonly rates: Rates }
  | { readonly kind: 'calculate-shipping'; readonly form: HTMLFormElement }
  /** Not the shopper's: what they have typed stays. `isTold`: whoever asks announces the change. */
  | { readonly kind: 'refresh'; readonly preserveNotices: boolean; readonly isTold: boolean };

/** What the shopper, or the page, wants of the cart. */
export type ActionKind = CartAction['kind'];
/** How an action ended: `broken` is not worth another try without a page load. */
export type Outcome = 'done' | 'failed' | 'broken';

/** Does one action; given up when `signal` says so. */
export type Perform = (action: CartAction, signal: AbortSignal) => Promise<Outcome>;

interface Job {
  action: CartAction;
  readonly given: AbortController;
  readonly settle: ((outcome: Outcome) => void)[];
}

/**
 * Does actions one at a time, in order. One that is asked for again while it waits, as by a double click, is done once; the
 * answer of a refresh under way may be of before, so it is dropped and asked for anew.
 * @returns adds an action; answers how it ended
 */
export function createQueue(perform: Perform, signal: AbortSignal): (action: CartAction) => Promise<Outcome> {
  const waiting: Job[] = [];
  let running: Job | undefined;
  signal.addEventListener('abort', () => running?.given.abort(), { once: true });

  const next = async () => {
    if (running) return;
    for (let job = waiting.shift(); job && !signal.aborted; job = waiting.shift()) {
      running = job;
      // One that breaks must not hold up the others.
      const outcome = await perform(job.action, job.given.signal).catch((): Outcome => 'broken');
      for (const settle of job.settle) settle(outcome);
      running = undefined;
    }
  };

  return action =>
    new Promise(resolve => {
      const twin = waiting.find(job => isSame(job.action, action));
      if (twin) {
        twin.action = joined(twin.action, action);
        twin.settle.push(resolve);
        return;
      }
      waiting.push({ action, given: new AbortController(), settle: [resolve] });
      if (action.kind === 'refresh' && running?.action.kind === 'refresh') running.given.abort();
      // What is asked for in the same moment comes together first.
      queueMicrotask(() => void next());
    });
}

const isSame = (one: CartAction, other: CartAction): boolean =>
  one.kind === other.kind && subjectOf(one) === subjectOf(other);

/** What the same action may be done to besides: another line, another coupon. */
function subjectOf(action: CartAction): string | undefined {
  if ('href' in action) return action.href;
  return 'code' in action ? action.code : undefined;
}

/** Two in one, as the later wants it; after two refreshes notices stay only if both leave them. */
function joined(one: CartAction, other: CartAction): CartAction {
  if (one.kind !== 'refresh' || other.kind !== 'refresh') return other;
  return {
    kind: 'refresh',
    preserveNotices: one.preserveNotices && other.preserveNotices,
    isTold: one.isTold || other.isTold,
  };
}
