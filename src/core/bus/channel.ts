import { reportError } from '../report';
import type { ShopEventName, ShopEvents } from './events';
import { type JQueryEvent, type JQueryLike, pageJQuery, whenJQuery } from './jquery';
import { type Wrap, wireOf } from './wire';

/** What a handler gets besides the payload. */
export interface ShopEventInfo {
  readonly name: string;
  /** The element that the event was raised on. */
  readonly target: EventTarget;
  /** True when another script raised it, false for the bundle's own. */
  readonly foreign: boolean;
}

/** Hears an event of the bus. What it throws is reported and stops nobody else. */
export type ShopEventHandler<E extends ShopEventName> = (payload: ShopEvents[E], info: ShopEventInfo) => void;

interface Subscription<E extends ShopEventName> {
  readonly target: EventTarget;
  readonly handler: ShopEventHandler<E>;
}

interface Emission<E extends ShopEventName> {
  readonly payload: ShopEvents[E];
  readonly target: EventTarget;
  /** Who heard it, by whichever way it came first. */
  readonly reached: Set<Subscription<E>>;
}

/** Reports what a listener threw, so that the emitter goes on. */
export function guardListener(name: string, listener: 'subscriber' | 'jQuery listener', run: () => void): void {
  try {
    run();
  } catch (cause) {
    reportError({
      where: 'bus',
      found: `a ${listener} of ${name} threw`,
      consequence:
        listener === 'subscriber'
          ? 'Everything else goes on.'
          : 'The bundle goes on; jQuery listeners bound after it did not hear this event.',
      cause,
    });
  }
}

/** Runs `dispatch` so that jQuery's listeners of `name` do not hear the native event as well. */
export function withoutJQuery($: JQueryLike | undefined, name: string, dispatch: () => void): void {
  if (!$) {
    dispatch();
    return;
  }
  const before = $.event.triggered;
  $.event.triggered = name;
  try {
    dispatch();
  } finally {
    $.event.triggered = before;
  }
}

/** One event name: who listens, and how it goes out and comes in. */
export class Channel<E extends ShopEventName> {
  readonly #subscriptions = new Set<Subscription<E>>();
  readonly #own = new WeakMap<object, Emission<E>>();

  constructor(readonly name: E) {}

  subscribe(target: EventTarget, handler: ShopEventHandler<E>, signal: AbortSignal): void {
    const subscription: Subscription<E> = { target, handler };
    this.#subscriptions.add(subscription);
    signal.addEventListener('abort', () => this.#subscriptions.delete(subscription), { once: true });

    const onNative = (event: Event) => {
      const own = this.#own.get(event);
      if (own) this.#deliver(subscription, own);
      else this.#deliverForeign(subscription, detailOf(event), event.target ?? target);
    };
    target.addEventListener(this.name, onNative, { signal });

    const onJQuery = (event: JQueryEvent, ...args: unknown[]) => {
      const own = this.#own.get(event);
      if (own) this.#deliver(subscription, own);
      else if (!event.originalEvent) {
        this.#deliverForeign(subscription, args, event.target instanceof EventTarget ? event.target : target);
      }
    };
    whenJQuery($ => {
      $(target).on(this.name, onJQuery);
      signal.addEventListener('abort', () => $(target).off(this.name, onJQuery), { once: true });
    }, signal);
  }

  emit(payload: ShopEvents[E], target: EventTarget): void {
    const $ = pageJQuery();
    const wire = wireOf(this.name);
    const argumentsFor = (wrap: Wrap) => wire?.toArguments(payload, wrap) ?? [];
    const emission: Emission<E> = { payload, target, reached: new Set() };
    if ($) {
      const event = $.Event(this.name);
      this.#own.set(event, emission);
      guardListener(this.name, 'jQuery listener', () =>
        $(target).trigger(
          event,
          argumentsFor(element => $(element)),
        ),
      );
    }
    const detail = argumentsFor(element => element);
    const native = new CustomEvent(this.name, { bubbles: true, detail });
    this.#own.set(native, emission);
    withoutJQuery($, this.name, () => target.dispatchEvent(native));
    for (const subscription of [...this.#subscriptions]) {
      if (isWithin(target, subscription.target)) this.#deliver(subscription, emission);
    }
  }

  #deliver(subscription: Subscription<E>, { payload, target, reached }: Emission<E>): void {
    if (reached.has(subscription)) return;
    reached.add(subscription);
    this.#hear(subscription, payload, { name: this.name, target, foreign: false });
  }

  #deliverForeign(subscription: Subscription<E>, args: readonly unknown[], target: EventTarget): void {
    const payload = wireOf(this.name)?.fromArguments(args);
    if (payload !== undefined) this.#hear(subscription, payload, { name: this.name, target, foreign: true });
  }

  #hear(subscription: Subscription<E>, payload: ShopEvents[E], info: ShopEventInfo): void {
    // jQuery still calls listeners that one before them has taken off.
    if (!this.#subscriptions.has(subscription)) return;
    guardListener(this.name, 'subscriber', () => subscription.handler(payload, info));
  }
}

function detailOf(event: Event): readonly unknown[] {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (detail === undefined || detail === null) return [];
  return Array.isArray(detail) ? detail : [detail];
}

function isWithin(target: EventTarget, holder: EventTarget): boolean {
  return target === holder || (holder instanceof Node && target instanceof Node && holder.contains(target));
}
