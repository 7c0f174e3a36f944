import * as v from 'valibot';
import { warnOnce } from '../report';

/** Id of the page's own configuration: `<script type="application/json" id="shop-widgets-config">`. */
export const CONFIG_ELEMENT_ID = 'shop-widgets-config';

const strings = v.fallback(v.record(v.string(), v.string()), {});

const schema = v.object({
  /** Language of the bundle's own texts; default: the page's `lang`, else Slovenian. */
  locale: v.optional(v.fallback(v.string(), '')),
  /** `false`: no widget mounts by itself. Default true. */
  autoMount: v.optional(v.fallback(v.boolean(), true), true),
  /** Names of widgets that stay plain on this page. */
  disabled: v.optional(v.fallback(v.array(v.string()), []), []),
  /** Own texts by message key, as listed in the README. */
  messages: v.optional(strings, {}),
  /** `false`: forms of product pages are posted as ever, with a page load. Default true. */
  ajaxProductForms: v.optional(v.fallback(v.boolean(), true), true),
  /** `false`: no stylesheet is linked; for themes that link `shop-widgets.css` or bring their own. Default true. */
  styles: v.optional(v.fallback(v.boolean(), true), true),
  /** Longest wait for an answer of the shop, in ms. Default 30000. */
  timeout: v.optional(v.fallback(v.pipe(v.number(), v.minValue(1)), 30_000), 30_000),
});

/** The page's own configuration, with defaults filled in. */
export type PageConfig = v.InferOutput<typeof schema>;

let current: PageConfig | undefined;

/**
 * The page's own configuration, read once from its JSON script element. Bad JSON is reported and every key has its
 * default; a bad value gets its key's default.
 */
export function pageConfig(): PageConfig {
  current ??= readPageConfig(document);
  return current;
}

/** Reads the configuration of a document anew; for tests and for pages that change it before mounting. */
export function readPageConfig(from: Document): PageConfig {
  const element = from.getElementById(CONFIG_ELEMENT_ID);
  current = v.parse(schema, element ? (parseObject(element) ?? {}) : {});
  return current;
}

function parseObject(element: HTMLElement): object | undefined {
  const fail = (found: string, cause?: unknown) =>
    warnOnce({
      where: 'config',
      element,
      found,
      consequence: 'Every setting has its default.',
      advice: 'It must hold one JSON object.',
      cause,
    });
  try {
    const parsed: unknown = JSON.parse(element.textContent ?? '');
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
    fail('the page configuration is not a JSON object');
  } catch (cause) {
    fail('the page configuration is not JSON', cause);
  }
  return undefined;
}
