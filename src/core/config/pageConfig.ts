import { settingsElement } from '../dataBlocks';
import { isRecord } from '../guards';
import { warnOnce } from '../report';

/** Id of the page's own configuration: `<script type="application/json" id="shop-widgets-config">`. */
export const CONFIG_ELEMENT_ID = 'shop-widgets-config';

/** The page's own configuration. */
export interface PageConfig {
  /** Language of the bundle's own texts. Default: the page's `lang`; other languages become Slovenian. */
  readonly locale: string;
  /** `false`: no widget mounts by itself. Default true. */
  readonly autoMount: boolean;
  /** Names of widgets that do not start on this page. */
  readonly disabled: readonly string[];
  /** Own texts by message key, as listed in the README. */
  readonly messages: Readonly<Record<string, string>>;
  /** `false`: forms of product pages are posted as ever, with a page load. Default true. */
  readonly ajaxProductForms: boolean;
  /**
   * Name of a call (`wc-ajax=…`) by which the shop's own form handler adds a product form; the WordPress plugin sets it. Default empty: a form
   * is posted to its own address.
   */
  readonly productFormAction: string;
  /** `true`: the phone's menu lies over the page, also without the class `off-canvas`. Default false. */
  readonly offCanvasMenu: boolean;
  /** `true`: quantities get plus and minus, as within an element of class `sw-quantity-buttons`. Default false. */
  readonly quantityButtons: boolean;
  /**
   * `true`: lists of countries and states have a search field of the bundle's own; `false`: they have the page's `selectWoo`, if any.
   * Default `auto`: the page's `selectWoo`; without it a search field in its markup, where the page has its styles.
   */
  readonly useSelectSearch: boolean | 'auto';
  /**
   * `once`: the price of a chosen variation in its form is seen only where the product's own price does not say the same;
   * `both`: it always is. Default `once`.
   */
  readonly variationPrice: 'once' | 'both';
  /** `true`: a press without a complete choice opens the browser's alert box, as the shop's script does, in place of a message. Default false. */
  readonly alertBoxes: boolean;
  /** `false`: no stylesheet is linked; for themes that link `shop-widgets.css` or bring their own. Default true. */
  readonly styles: boolean;
  /** `true`: `?shop-widgets=report` in the address shows the report of the page to any visitor. Default false. */
  readonly report: boolean;
  /** Hosts besides the shop's own that a paid order may lead to, as `pay.example` or `pay.example:8443`. Default none. */
  readonly redirectHosts: readonly string[];
  /** Address of the orders in the visitor's account, for a visitor who is logged in: an order whose answer is lost leads there. Default none. */
  readonly ordersUrl: string;
  /** Longest wait for an answer of the shop, in ms. Default 30000. */
  readonly timeout: number;
}

const defaults: PageConfig = {
  locale: '',
  autoMount: true,
  disabled: [],
  messages: {},
  ajaxProductForms: true,
  productFormAction: '',
  offCanvasMenu: false,
  quantityButtons: false,
  useSelectSearch: 'auto',
  variationPrice: 'once',
  alertBoxes: false,
  styles: true,
  report: false,
  redirectHosts: [],
  ordersUrl: '',
  timeout: 30_000,
};

let current = defaults;

/** Returns the page's settings; all defaults until they were read. */
export function pageConfig(): PageConfig {
  return current;
}

/** Reads the settings. Bad JSON is reported and every key has its default; a bad value gets its key's default. */
export function readPageConfig(find = () => settingsElement(CONFIG_ELEMENT_ID)): PageConfig {
  const element = find();
  current = defaults;
  if (!element) return current;
  try {
    current = { ...defaults, ...parsePageConfig(element.text) };
  } catch (cause) {
    warnOnce({
      where: 'config',
      element,
      found: 'the page configuration is not one JSON object',
      consequence: 'Every setting has its default.',
      cause,
    });
  }
  return current;
}

/** Returns the settings without invalid values. @throws Error when the text is not one JSON object */
export function parsePageConfig(text: string): Partial<PageConfig> {
  const config: unknown = JSON.parse(text);
  if (!isRecord(config)) throw new TypeError('no JSON object');
  const settings: object = config;
  return Object.fromEntries(Object.entries(settings).filter(([key, value]) => isUsable(key, value)));
}

/** Longest delay of the browser's timers, ms; beyond it they end at once. */
const LONGEST = 2 ** 31 - 1;

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a value is of the kind of its key's default; lists and records hold texts. */
function isUsable(key: string, value: unknown): boolean {
  const usual: unknown = Object.hasOwn(defaults, key) ? Reflect.get(defaults, key) : undefined;
  if (Array.isArray(usual)) return Array.isArray(value) && value.every(isText);
  if (isRecord(usual)) return isRecord(value) && Object.values(value).every(isText);
  if (key === 'variationPrice') return value === 'once' || value === 'both';
  if (key === 'useSelectSearch') return value === 'auto' || typeof value === 'boolean';
  if (key === 'timeout' && (Number(value) < 1 || Number(value) > LONGEST)) return false;
  return usual !== undefined && typeof value === typeof usual;
}
