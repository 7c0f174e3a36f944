import { pageGlobal } from '../../../core/config/pageGlobal';
import { isRecord, recordOf, text } from '../../../core/guards';
import { warnOnce } from '../../../core/report';
import type { Item, TrackedProduct } from './item';

/** Every event that is sent. See contract/services.md#analytics. */
type AnalyticsEvent =
  | 'view_item_list'
  | 'select_content'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'begin_checkout'
  | 'purchase'
  | 'search';

type Tracker = ReturnType<typeof createTracker>;

export interface AnalyticsContext {
  readonly tracker: Tracker;
  readonly items: (products: readonly TrackedProduct[]) => readonly Item[];
  /** ISO code of the page's prices. */
  readonly currency: () => string;
  readonly printed: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

type Call = (...args: readonly unknown[]) => void;

/** Returns a function that writes to the queue of the service's script, for a page without its own function (yet). */
function queue(): Call {
  const found = pageGlobal('dataLayer');
  const layer: unknown[] = Array.isArray(found) ? found : [];
  if (layer !== found) Reflect.set(window, 'dataLayer', layer);
  return function () {
    // biome-ignore lint/complexity/noArguments: the script takes nothing else for a command
    layer.push(arguments);
  };
}

function functionAt(path: string): Call | undefined {
  const [first = '', ...rest] = path.split('.');
  let owner: unknown = window;
  let found = pageGlobal(first);
  for (const name of rest) {
    owner = found;
    found = Reflect.get(Object(owner), name);
  }
  return typeof found === 'function' ? found.bind(owner) : undefined;
}

export function createTracker(settings: Readonly<Record<string, unknown>>, isAllowed: () => boolean) {
  const { trackerFunction, events } = settings;
  const path = text(trackerFunction) || 'gtag';
  const wanted: readonly unknown[] | undefined = Array.isArray(events) ? events : undefined;
  const call: Call = (...args) => {
    try {
      (functionAt(path) ?? queue())(...args);
    } catch (cause) {
      warnOnce(
        {
          where: 'services',
          found: `${path} threw`,
          consequence: 'The shop goes on; what it was told is lost.',
          cause,
        },
        'services.tracker',
      );
    }
  };
  return {
    call,
    /** Sends an event, if the page's settings want it and the visitor allows it. Never throws. */
    send(event: AnalyticsEvent, params: object): void {
      if (isAllowed() && (wanted?.includes(event) ?? true)) call('event', event, params);
    },
  };
}

export function printedData() {
  const { settings, data } = recordOf(pageGlobal('ga4w'));
  return { isOfPlugin: isRecord(settings), data: recordOf(data) };
}
