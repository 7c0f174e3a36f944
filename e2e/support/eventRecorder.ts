/** A jQuery event as the recorder of the real shop wrote it down. */
export interface RecordedEvent {
  readonly via: string;
  readonly event: string;
  /** Tag, id, name and classes of the element. */
  readonly target: string;
  /** Kinds of the arguments by position. */
  readonly args: readonly string[];
  /** Above 0: raised inside of a handler of an earlier one. */
  readonly depth: number;
}

declare global {
  interface Window {
    recordedEvents?: RecordedEvent[];
  }
}

/** Runs in the page, right after jQuery: records triggered events, in order and with their nesting. */
export function eventRecorder(): void {
  const $: unknown = Reflect.get(window, 'jQuery');
  const methods: unknown = typeof $ === 'function' ? Reflect.get($, 'fn') : undefined;
  if (typeof methods !== 'object' || methods === null) return;
  const events: RecordedEvent[] = [];
  window.recordedEvents = events;
  let depth = 0;

  const kindOf = (value: unknown): string => {
    if (typeof value === 'object' && value !== null && 'jquery' in value) return 'jQuery';
    if (Array.isArray(value)) return 'array';
    return value instanceof Element ? 'element' : typeof value;
  };
  const nameOf = (target: unknown): string => {
    if (!(target instanceof Element)) return target === window ? 'window' : 'document';
    const name = target.getAttribute('name');
    return `${target.localName}${name ? `[name="${name}"]` : ''}${[...target.classList].map(one => `.${one}`).join('')}`;
  };
  const inside = (entry: Omit<RecordedEvent, 'depth'>, run: () => unknown): unknown => {
    events.push({ ...entry, depth });
    depth++;
    try {
      return run();
    } finally {
      depth--;
    }
  };
  const fullName = (event: { type?: unknown; namespace?: unknown }): string =>
    [event.type, event.namespace].filter(Boolean).join('.');
  for (const via of ['trigger', 'triggerHandler']) {
    const original: unknown = Reflect.get(methods, via);
    if (typeof original !== 'function') continue;
    Reflect.set(methods, via, function (this: ArrayLike<unknown>, what: unknown, given?: unknown) {
      const event = typeof what === 'string' ? what : fullName(Object(what));
      const args = (Array.isArray(given) ? given : given === undefined ? [] : [given]).map(kindOf);
      const target = this[0] === document.body ? 'body' : nameOf(this[0]);
      return inside({ via, event, target, args }, () => Reflect.apply(original, this, [what, given]));
    });
  }
  // jQuery's listeners also get native events of scripts.
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type !== 'change') return dispatch.call(this, event);
    const entry = { via: 'trigger', event: 'change', target: nameOf(this), args: [] };
    return inside(entry, () => dispatch.call(this, event)) === true;
  };
}
