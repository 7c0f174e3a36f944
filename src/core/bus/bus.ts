import { Channel, type ShopEventHandler } from './channel';
import type { ShopEventName, ShopEvents } from './events';
import { lookForJQuery } from './jquery';
import { addWires, wireOf } from './wire';
import { cartWires } from './wires/cart';

/** Where and how long to listen. */
export interface ListenOptions {
  /** Element at or above the event's target; default `document`. */
  readonly target?: EventTarget;
  /** Ends the subscription. */
  readonly signal?: AbortSignal;
}

addWires(cartWires);

const channels: { [E in ShopEventName]?: Channel<E> } = {};

function channelOf<E extends ShopEventName>(name: E): Channel<E> {
  const known: Channel<E> | undefined = channels[name];
  if (known) return known;
  const created = new Channel(name);
  Object.assign(channels, { [name]: created });
  return created;
}

/**
 * Hears an event of the bundle or of any other script, through jQuery or natively, once. Events of product pages that
 * other scripts raise are heard as soon as the bus has learnt them: a moment later where no widget has brought them.
 * @returns ends the subscription
 */
function on<E extends ShopEventName>(name: E, handler: ShopEventHandler<E>, options: ListenOptions = {}): () => void {
  const ended = new AbortController();
  if (!wireOf(name)) void import('./wires/all').then(({ allWires }) => addWires(allWires));
  options.signal?.addEventListener('abort', () => ended.abort(), { once: true, signal: ended.signal });
  if (!options.signal?.aborted) channelOf(name).subscribe(options.target ?? document, handler, ended.signal);
  return () => ended.abort();
}

/**
 * Raises an event: first for jQuery listeners with the shop's positional arguments, then as a bubbling `CustomEvent`
 * whose `detail` is the argument list. Subscribers hear it in the order in which the page's listeners were bound,
 * each once; one that a listener cut off hears it last. Never throws.
 * @param target default `document.body`
 */
function emit<E extends ShopEventName>(name: E, payload: ShopEvents[E], target: EventTarget = document.body): void {
  lookForJQuery();
  channelOf(name).emit(payload, target);
}

/** The page's event bus: the shop's jQuery-style events, with and without jQuery. Source: design, idea 4. */
export const bus = { on, emit };

/** The bus as other scripts see it. */
export type Bus = typeof bus;
