import { vi } from 'vitest';
import type { RealJQuery } from '../../core/bus/helpers';

const NAMES = new Set([
  'wc_variation_form',
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'found_variation',
  'show_variation',
  'hide_variation',
  'reset_data',
  'reset_image',
  'announce_reset',
  'clear_reset_announcement',
  'reset_focus',
  'woocommerce_gallery_reset_slide_position',
  'woocommerce_gallery_init_zoom',
]);

/** jQuery with the function that every trigger calls. */
interface WithTrigger {
  readonly event: { trigger(event: unknown, data: unknown, target: unknown, only?: boolean): unknown };
}

const hasTrigger = ($: unknown): $ is WithTrigger => typeof $ === 'function' && 'event' in $;

/** Events in order, with one `>` for each event during which they are raised. */
export interface EventLog {
  /** Returns the events since the last call. */
  take(): string[];
}

/**
 * Records every event of variation forms and every `change` until the test ends: on a page with jQuery as jQuery raises it,
 * else as it is dispatched.
 */
export function logEvents($: RealJQuery | undefined): EventLog {
  let lines: string[] = [];
  let depth = 0;
  const inside = (name: string, run: () => unknown): unknown => {
    lines.push('>'.repeat(depth) + name);
    depth++;
    try {
      return run();
    } finally {
      depth--;
    }
  };
  const seen = new WeakSet<Event>();
  for (const holder of dispatchers()) {
    const dispatch = holder.dispatchEvent;
    vi.spyOn(holder, 'dispatchEvent').mockImplementation(function (this: EventTarget, event: Event) {
      const run = () => dispatch.call(this, event);
      const isShown = event.type === 'change' || (!$ && NAMES.has(event.type));
      if (!isShown || seen.has(event)) return run();
      seen.add(event);
      return Boolean(inside(event.type + placeOf(this), run));
    });
  }
  if ($ && hasTrigger($)) {
    const { trigger } = $.event;
    vi.spyOn($.event, 'trigger').mockImplementation((event, data, target, only) => {
      const raise = () => trigger.call($.event, event, data, target, only);
      const type = typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : String(event);
      return NAMES.has(type) ? inside(type + placeOf(target), raise) : raise();
    });
  }
  return {
    take: () => {
      const taken = lines;
      lines = [];
      return taken;
    },
  };
}

/** Prototypes that have a `dispatchEvent` of their own: the test page's fields override it. */
function dispatchers(): EventTarget[] {
  const found = new Set<EventTarget>();
  for (const tag of ['form', 'input', 'select', 'div']) {
    for (
      let object: unknown = document.createElement(tag);
      isDispatcher(object);
      object = Object.getPrototypeOf(object)
    ) {
      if (Object.hasOwn(object, 'dispatchEvent')) found.add(object);
    }
  }
  return [...found];
}

const isDispatcher = (object: unknown): object is EventTarget =>
  typeof object === 'object' && object !== null && 'dispatchEvent' in object;

/** Returns a field's name, else the class; nothing for forms, as events are usually raised there. */
function placeOf(target: unknown): string {
  if (!(target instanceof HTMLElement) || target instanceof HTMLFormElement) return '';
  const name = target.getAttribute('name');
  return name ? ` ${name}` : ` on .${target.classList[1]}`;
}
