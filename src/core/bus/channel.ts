import { reportError } from '../report';
import type { EventCodec, Wrap } from './defineEvent';
import type { ShopEventName, ShopEvents } from './events';
import { type JQueryEvent, type JQueryLike, listenJQuery, pageJQuery } from './jquery';

const codecs: { [E in ShopEventName]?: EventCodec<ShopEvents[E]> } = {};

/** Adds events to the bus. Events that it does not know it emits without arguments, and ignores those of other scripts. */
export function addEvents(...events: readonly { readonly [E in ShopEventName]?: EventCodec<ShopEvents[E]> }[]): void {
  Object.assign(codecs, ...events);
}

export function codecOf<E extends ShopEventName>(name: E): EventCodec<ShopEvents[E]> | undefined {
  return codecs[name];
}

/** The second argument of a handler. */
export interface ShopEventInfo {
  readonly name: string;
  readonly target: EventTarget;
  /** Whether another script sent it. */
  readonly foreign: boolean;
}

/** Handles an event of the bus. Its errors are reported, and other handlers still run. */
export type ShopEventHandler<E extends ShopEventName> = (payload: ShopEvents[E], info: ShopEventInfo) => void;

interface Subscription<E extends ShopEventName> {
  readonly target: EventTarget;
  readonly handler: ShopEventHandler<E>;
}

interface Emission<E extends ShopEventName> {
  readonly payload: ShopEvents[E];
  readonly target: EventTarget;
  /** The subscriptions that have heard it, natively or through jQuery. */
  readonly reached: Set<Subscription<E>>;
}

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
    listenJQuery(target, this.name, onJQuery, signal);
  }

  emit(payload: ShopEvents[E], target: EventTarget): void {
    const $ = pageJQuery();
    const { name } = this;
    const argumentsFor = (wrap: Wrap) => codecOf(name)?.toArguments(payload, wrap) ?? [];
    const emission: Emission<E> = { payload, target, reached: new Set() };
    if ($) {
      const event = $.Event(name);
      this.#own.set(event, emission);
      guardListener(name, 'jQuery listener', () =>
        $(target).trigger(
          event,
          argumentsFor(element => $(element)),
        ),
      );
    }
    if (!$ || isOwnName(name)) {
      const bare = new CustomEvent(name, { bubbles: true, detail: argumentsFor(element => element) });
      this.#own.set(bare, emission);
      withoutJQuery($, name, () => target.dispatchEvent(bare));
    }
    if (!isOwnName(name)) target.dispatchEvent(new CustomEvent(nativeName(name), { bubbles: true, detail: payload }));
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
    const payload = codecOf(this.name)?.fromArguments(args);
    if (payload !== undefined) this.#hear(subscription, payload, { name: this.name, target, foreign: true });
  }

  #hear(subscription: Subscription<E>, payload: ShopEvents[E], info: ShopEventInfo): void {
    // jQuery still calls listeners that an earlier one has removed.
    if (!this.#subscriptions.has(subscription)) return;
    guardListener(this.name, 'subscriber', () => subscription.handler(payload, info));
  }
}

/** Events of the bundle itself have names of its own, which nobody listens to natively and with jQuery. */
const isOwnName = (name: string): boolean => name.startsWith('shop_widgets_');

/** Returns the name under which an event of the shop is always dispatched natively, with its payload as `detail`. */
export const nativeName = (name: string): string => `shop-widgets:${name}`;

/** Returns the positional arguments of a native event. */
export function detailOf(event: Event): readonly unknown[] {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (detail === undefined || detail === null) return [];
  return Array.isArray(detail) ? detail : [detail];
}

function isWithin(target: EventTarget, holder: EventTarget): boolean {
  return target === holder || (holder instanceof Node && target instanceof Node && holder.contains(target));
}
