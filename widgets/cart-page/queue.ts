import { createQueue } from '../../src/core/calls/request';
import type { Rates } from './page';

/** An action on the cart, with its data: the page may have changed when it is performed. */
export type CartAction =
  | { readonly kind: 'update' }
  | { readonly kind: 'apply-coupon' }
  | { readonly kind: 'remove-coupon'; readonly code: string }
  | { readonly kind: 'remove-item'; readonly href: string }
  | { readonly kind: 'restore-item'; readonly href: string }
  | { readonly kind: 'shipping-method'; readonly rates: Rates }
  | { readonly kind: 'calculate-shipping'; readonly form: HTMLFormElement }
  /** Not the shopper's: typed values stay. `isTold`: the caller announces the change. */
  | { readonly kind: 'refresh'; readonly preserveNotices: boolean; readonly isTold: boolean };

export type ActionKind = CartAction['kind'];
/** Outcome of an action; after `broken` another try needs a page load. */
export type Outcome = 'done' | 'failed' | 'broken';

type Perform = (action: CartAction, signal: AbortSignal) => Promise<Outcome>;

interface Job {
  action: CartAction;
  readonly given: AbortController;
  readonly outcome: Promise<Outcome>;
}

/**
 * Performs actions one at a time. One that waits already, as of a double click, is performed once, and so is a line that is being restored
 * already; a running refresh may be older than the next request, so it is dropped. Returns a function that adds an action, and resolves with its outcome.
 */
export function queueActions(perform: Perform, signal: AbortSignal): (action: CartAction) => Promise<Outcome> {
  const enqueue = createQueue();
  const waiting = new Set<Job>();
  let running: Job | undefined;
  signal.addEventListener('abort', () => running?.given.abort(), { once: true });

  async function run(job: Job): Promise<Outcome> {
    waiting.delete(job);
    if (signal.aborted) return 'failed';
    running = job;
    // A rejected action must not block the others.
    const outcome = await perform(job.action, job.given.signal).catch((): Outcome => 'broken');
    running = undefined;
    return outcome;
  }

  return action => {
    const isRestoring = action.kind === 'restore-item' && running && isSame(running.action, action);
    const twin = isRestoring ? running : [...waiting].find(job => isSame(job.action, action));
    if (twin) {
      twin.action = joined(twin.action, action);
      return twin.outcome;
    }
    // Requests of the same moment are joined first.
    const outcome = enqueue(() => Promise.resolve().then(() => run(job)));
    const job: Job = { action, given: new AbortController(), outcome };
    waiting.add(job);
    if (action.kind === 'refresh' && running?.action.kind === 'refresh') running.given.abort();
    return outcome;
  };
}

const isSame = (one: CartAction, other: CartAction): boolean =>
  one.kind === other.kind && subjectOf(one) === subjectOf(other);

function subjectOf(action: CartAction): string | undefined {
  if ('href' in action) return action.href;
  return 'code' in action ? action.code : undefined;
}

/** Joins two actions, as the later wants it; after two refreshes notices stay only if both keep them. */
function joined(one: CartAction, other: CartAction): CartAction {
  if (one.kind !== 'refresh' || other.kind !== 'refresh') return other;
  return {
    kind: 'refresh',
    preserveNotices: one.preserveNotices && other.preserveNotices,
    isTold: one.isTold || other.isTold,
  };
}
