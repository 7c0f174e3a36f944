import { withoutJQuery } from '../core/bus/channel';
import { whenJQuery } from '../core/bus/jquery';
import { setDelay } from '../core/connection/delays';
import { isMounted } from '../core/mountOptions';
import { allowsDefault, type CapturedEvent, captureChange, captureEvent, hasNoDefault } from './capturedEvent';
import type { Definition } from './definition';
import { delayOf, onDelayChange } from './loadWidget';
import { holdsValue } from './redispatch';

/** An island whose events are captured until its widget is mounted. */
export interface PendingIsland {
  readonly definition: Definition;
  /** Ends the capturing: the widget handles events itself, or the page does. */
  readonly signal: AbortSignal;
  /** Whether its script did not load: only events without a default action are captured, and load it again. */
  readonly hasFailed: boolean;
  /** Hydrates the island. Resolves when it is mounted or has failed; never rejects. */
  hydrate(): Promise<unknown>;
}

interface Queued extends CapturedEvent {
  readonly islands: readonly PendingIsland[];
}

const pending = new WeakMap<Element, Set<PendingIsland>>();
/** In the order in which the events happened. */
const queue: Queued[] = [];
let isListening = false;

/** The first event hydrates the island, and all are replayed when it is mounted. No listener of the page hears one before that. */
export function captureEvents(elements: Iterable<Element>, island: PendingIsland): void {
  if (!isListening) listen();
  isListening = true;
  for (const element of elements) {
    const islands = pending.get(element) ?? new Set();
    pending.set(element, islands.add(island));
    island.signal.addEventListener('abort', () => islands.delete(island), { once: true });
  }
  // The shopper may have focused an element of it before.
  const { activeElement } = document;
  if (activeElement && !island.hasFailed && islandsAt(activeElement).includes(island)) void island.hydrate();
}

function listen(): void {
  // The window's capture phase comes before all listeners of the page.
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'submit', 'click', 'pointerover'])
    window.addEventListener(type, onEvent, { capture: true, passive: false });
  // jQuery dispatches a native event as well, except for changes, clicks on links and submits, see `bridgeTriggers`.
  whenJQuery($ => {
    for (const type of ['input', 'change'] as const)
      $(document).on(type, ({ target, originalEvent }) => {
        if (originalEvent || !(target instanceof Element)) return;
        const change = captureChange(target, type);
        if (!change) return;
        // jQuery's listeners have handled it.
        const redispatch = (on: Element) => withoutJQuery($, type, () => change.redispatch(on));
        enqueue({ ...change, redispatch }, islandsAt(target).filter(hasNotFailed));
      });
  });
}

function onEvent(event: Event): void {
  const { target, type, isTrusted } = event;
  if (!(target instanceof Element)) return;
  const own = islandsAt(target);
  // A script's event may be a replay. A field has its value already, and the page handles what it can when a widget has failed.
  const waits = isTrusted && (type === 'keydown' || !holdsValue(target)) && own.every(hasNotFailed);
  const earlier = waits ? findQueued('press', target) : undefined;
  const around = [...own, ...(earlier?.islands ?? [])];
  if (around.length === 0) return;
  const isControl = around.some(island => isControlOf(island, target));
  const captured = captureEvent(event, target, isControl);
  const isRetry = isTrusted && captured !== undefined && hasNoDefault(captured);
  const islands = around.filter(({ hasFailed }) => !hasFailed || isRetry);
  for (const island of islands) if (type !== 'pointerover' || isControlOf(island, target)) void island.hydrate();
  if (!captured || islands.length === 0) return;
  // A mounted quantity answers its plus and minus in a form that is pending, unless an earlier press waits; Enter in its field is the form's.
  if (captured.kind === 'press' && !earlier && !isControl && !holdsValue(target) && isInMounted(target)) return;
  enqueue(captured, islands);
  if (!allowsDefault(captured)) event.preventDefault();
  event.stopImmediatePropagation();
}

const isControlOf = ({ definition: { controls } }: PendingIsland, target: Element): boolean =>
  controls !== undefined && target.closest(controls) !== null;

/** Pending islands to which an element belongs, innermost first. Of a marker that is the whole page only the controls do. */
function islandsAt(target: Element): PendingIsland[] {
  const found: PendingIsland[] = [];
  for (let element: Element | null = target; element; element = element.parentElement)
    for (const island of pending.get(element) ?? [])
      if (!element.matches('html, head, body') || isControlOf(island, target)) found.push(island);
  return found;
}

const findQueued = (kind: Queued['kind'], target: Element): Queued | undefined =>
  queue.find(one => one.kind === kind && controlOf(one.target) === controlOf(target));

const hasNotFailed = ({ hasFailed }: PendingIsland): boolean => !hasFailed;

/** Whether an element belongs to a mounted widget that is inside of all pending islands around it. */
function isInMounted(target: Element): boolean {
  for (let element: Element | null = target; element && !pending.get(element)?.size; element = element.parentElement)
    if (isMounted(element)) return true;
  return false;
}

/** Queues an event. It replaces an earlier one of its kind at the same control, except for presses of `repeats`. */
function enqueue(captured: CapturedEvent, islands: readonly PendingIsland[]): void {
  if (islands.length === 0) return;
  const { target, kind } = captured;
  if (kind === 'change') dropCleared(islands);
  const isRepeated =
    kind === 'press' && islands.some(({ definition: { repeats } }) => repeats && target.closest(repeats));
  const earlier = findQueued(kind, target);
  if (earlier && !isRepeated) drop(earlier);
  queue.push({ ...captured, islands });
  if (isShownAsBusy(captured)) target.setAttribute('aria-busy', 'true');
  showDelay();
  void Promise.all(islands.map(island => island.hydrate())).then(replay);
}

function drop(one: Queued): void {
  queue.splice(queue.indexOf(one), 1);
  endBusy(one);
}

/** A click that clears a choice is not replayed over a later choice. */
function dropCleared(islands: readonly PendingIsland[]): void {
  const isVoid = ({ target, kind, islands: own }: Queued) =>
    kind === 'press' &&
    own.some(one => islands.includes(one) && one.definition.clears && target.closest(one.definition.clears));
  for (const one of queue.filter(isVoid)) drop(one);
}

/** Replays events in their order: later ones wait for an earlier one whose widget is not mounted yet. */
function replay(): void {
  for (let next = queue[0]; next?.islands.every(({ signal }) => signal.aborted); next = queue[0]) {
    const { target } = next;
    queue.shift();
    endBusy(next);
    showDelay();
    const on = target.isConnected ? target : successorOf(next);
    if (on) next.redispatch(on);
  }
}

/** The control that an answer of the shop has put in the place of a pressed one, such as the button that orders. */
function successorOf({ target, kind }: Queued): Element | null {
  const { id } = controlOf(target);
  return kind === 'press' && id && !holdsValue(target) ? document.getElementById(id) : null;
}

/** A click may target a child of a button, a key targets the button. */
const controlOf = (target: Element): Element => target.closest('a, button, [role="button"]') ?? target;

/** Removes `aria-busy` from an event's target when no other queued event needs it. */
function endBusy({ target }: Queued): void {
  if (!queue.some(one => one.target === target && isShownAsBusy(one))) target.removeAttribute('aria-busy');
}

const isShownAsBusy = ({ kind }: CapturedEvent): boolean => kind === 'press' || kind === 'submit';

/** Tells the shopper why queued events have to wait, if they wait for a script that fails to load. */
function showDelay(): void {
  const delays = queue.flatMap(({ islands }) => islands.map(({ definition }) => delayOf(definition.name)));
  setDelay(queue, delays.find(Boolean));
}

onDelayChange(showDelay);
