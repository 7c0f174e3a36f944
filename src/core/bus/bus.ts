import { reportError } from '../report';
import { addEvents, Channel, codecOf, type ShopEventHandler } from './channel';
import type { ShopEventName, ShopEvents } from './events';
import { cartEvents } from './events/cart';
import { widgetEvents } from './events/widget';
import { lookForJQuery } from './jquery';

/** Options of `bus.on`. */
export interface ListenOptions {
  /** Element at or above the event's target; default `document`. */
  readonly target?: EventTarget;
  /** Ends the subscription. */
  readonly signal?: AbortSignal;
}

addEvents({ ...cartEvents, ...widgetEvents });

const channels: { [E in ShopEventName]?: Channel<E> } = {};

function channelOf<E extends ShopEventName>(name: E): Channel<E> {
  const known: Channel<E> | undefined = channels[name];
  if (known) return known;
  const created = new Channel(name);
  Object.assign(channels, { [name]: created });
  return created;
}

let isLoading = false;

/** After a failure the next subscription tries again. */
async function loadLaterEvents(name: ShopEventName): Promise<void> {
  isLoading = true;
  try {
    const { laterEvents } = await import('./events/all');
    addEvents(laterEvents);
  } catch (cause) {
    reportError({
      where: 'bus',
      found: `the code for events such as ${name} did not load`,
      consequence: 'Those of other scripts are not heard.',
      advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
      cause,
    });
  } finally {
    isLoading = false;
  }
}

/**
 * Listens to an event of the bundle or of another script, triggered with jQuery or dispatched natively; the handler hears each event
 * once. If no widget has added the event, the bus loads it first, and misses events of other scripts until then.
 * @returns ends the subscription
 */
function on<E extends ShopEventName>(name: E, handler: ShopEventHandler<E>, options: ListenOptions = {}): () => void {
  const ended = new AbortController();
  if (!codecOf(name) && !isLoading) void loadLaterEvents(name);
  options.signal?.addEventListener('abort', () => ended.abort(), { once: true, signal: ended.signal });
  if (!options.signal?.aborted) channelOf(name).subscribe(options.target ?? document, handler, ended.signal);
  return () => ended.abort();
}

/**
 * Emits an event with the shop's positional arguments: by jQuery where the page has it, else as a bubbling `CustomEvent` whose `detail`
 * is their list. Then dispatches it natively as `shop-widgets:<name>`, whose `detail` is the payload. Subscribers hear it once, in the
 * order of all bound listeners, or last if a listener stops it. Never throws.
 * @param target default `document.body`
 */
function emit<E extends ShopEventName>(name: E, payload: ShopEvents[E], target: EventTarget = document.body): void {
  lookForJQuery();
  channelOf(name).emit(payload, target);
}

/** The page's event bus: the shop's jQuery-style events, with and without jQuery; `ShopEvents` lists them. */
export const bus = { on, emit };

/** The public bus. */
export type Bus = typeof bus;
