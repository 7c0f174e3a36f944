import { withoutJQuery } from '../core/bus/channel';
import { whenJQuery } from '../core/bus/jquery';

/** A marker whose widget is not there yet. */
export interface Sleeper {
  /** Selector of controls whose clicks, and changes of selects, are kept. */
  readonly controls: string | undefined;
  /** Wakes the widget; settles when it is mounted, or when the page stays plain. Never rejects. */
  wake(): Promise<void>;
}

interface Held {
  readonly target: Element;
  readonly sleepers: readonly Sleeper[];
  replay(): void;
}

const sleepers = new Map<Element, Sleeper>();
const held: Held[] = [];
let listening = false;

/** Wakes a marker's widget on its first interaction, and keeps clicks on its controls until it can answer them. */
export function sleepUntilTouched(marker: Element, sleeper: Sleeper, signal: AbortSignal): void {
  sleepers.set(marker, sleeper);
  signal.addEventListener('abort', () => sleepers.delete(marker), { once: true });
  if (!listening) listen();
  listening = true;
  // The shopper may be in it already.
  if (marker.matches(':focus-within')) void sleeper.wake();
}

function listen(): void {
  const options = { capture: true, passive: false } as const;
  // The window's capture phase comes before every listener of the page, so a kept click is heard by them once: replayed.
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'submit', 'click', 'pointerover']) {
    window.addEventListener(type, onEvent, options);
  }
  whenJQuery($ => {
    $(document).on('click', event => {
      const { target } = event;
      // On anything but a link jQuery goes on to a native click, which is kept as such.
      if (event.originalEvent || !(target instanceof HTMLAnchorElement)) return;
      holdFor(target, () => $(target).trigger('click'));
    });
    $(document).on('change', event => {
      const { target } = event;
      if (event.originalEvent || !(target instanceof HTMLSelectElement)) return;
      // jQuery's listeners have heard it.
      holdFor(target, () => withoutJQuery($, 'change', () => raiseChange(target)));
    });
  });
}

function holdFor(target: Element, replay: () => void): void {
  const keepers = sleepersOf(target).filter(keeps(target));
  if (keepers.length > 0) hold({ target, sleepers: keepers, replay });
}

const raiseChange = (target: Element) => target.dispatchEvent(new Event('change', { bubbles: true, cancelable: true }));

function sleepersOf(target: Element): Sleeper[] {
  if (sleepers.size === 0) return [];
  const found: Sleeper[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    const sleeper = sleepers.get(element);
    if (sleeper) found.push(sleeper);
  }
  return found;
}

const keeps =
  (target: Element) =>
  ({ controls }: Sleeper): boolean =>
    controls !== undefined && target.closest(controls) !== null;

function onEvent(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const all = sleepersOf(target);
  if (all.length === 0) return;
  const keepers = all.filter(keeps(target));
  for (const sleeper of type === 'pointerover' ? keepers : all) void sleeper.wake();
  if (keepers.length === 0 || !isKept(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hold({ target, sleepers: keepers, replay: () => target.dispatchEvent(copyOf(event)) });
}

/** Clicks, choices in a select, and the space bar on links that act as buttons, where it would scroll the page. */
function isKept(event: Event): boolean {
  if (event.type === 'click') return !(event.target instanceof HTMLSelectElement);
  if (event.type === 'change') return event.target instanceof HTMLSelectElement;
  return event instanceof KeyboardEvent && event.type === 'keydown' && event.key === ' ' && isLink(event.target);
}

const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a') !== null;

function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) {
    return new KeyboardEvent(event.type, { key: event.key, code: event.code, bubbles: true, cancelable: true });
  }
  if (!(event instanceof MouseEvent)) return new Event(event.type, { bubbles: true, cancelable: true });
  const { ctrlKey, metaKey, shiftKey, altKey, clientX, clientY, detail } = event;
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  return new MouseEvent('click', {
    ...keys,
    clientX,
    clientY,
    detail,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
}

function hold(interaction: Held): void {
  held.push(interaction);
  interaction.target.setAttribute('aria-busy', 'true');
  void Promise.all(interaction.sleepers.map(sleeper => sleeper.wake())).then(replayHeld);
}

/** Replays in the order in which things were done: an earlier one that still waits keeps the later ones waiting. */
function replayHeld(): void {
  const awake = (sleeper: Sleeper) => ![...sleepers.values()].includes(sleeper);
  for (let next = held[0]; next?.sleepers.every(awake); next = held[0]) {
    held.shift();
    next.target.removeAttribute('aria-busy');
    if (next.target.isConnected) next.replay();
  }
}
