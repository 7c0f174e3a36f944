import { settingsElement } from '../dataBlocks';
import { warnOnce } from '../report';

/** Id of the page's own configuration: `<script type="application/json" id="shop-widgets-config">`. */
export const CONFIG_ELEMENT_ID = 'shop-widgets-config';

/** The page's own configuration. */
export interface PageConfig {
  /** Language of the bundle's own texts. Default: the page's `lang`; what is not spoken becomes Slovenian. */
  readonly locale: string;
  /** `false`: no widget mounts by itself. Default true. */
  readonly autoMount: boolean;
  /** Names of widgets that stay plain on this page. */
  readonly disabled: readonly string[];
  /** Own texts by message key, as listed in the README. */
  readonly messages: Readonly<Record<string, string>>;
  /** `false`: forms of product pages are posted as ever, with a page load. Default true. */
  readonly ajaxProductForms: boolean;
  /** `true`: the phone's menu lies over the page, also without the class `off-canvas`. Default false. */
  readonly offCanvasMenu: boolean;
  /** `true`: quantities get plus and minus, as within an element of class `sw-quantity-buttons`. Default false. */
  readonly quantityButtons: boolean;
  /** `true`: lists of countries and states have a search field of the bundle's own. Default false: the page's `selectWoo`, if any. */
  readonly useSelectSearch: boolean;
  /**
   * `once`: the price of a chosen variation in its form is seen only where the product's own price does not say the same;
   * `both`: it always is. Default `once`.
   */
  readonly variationPrice: 'once' | 'both';
  /** `false`: no stylesheet is linked; for themes that link `shop-widgets.css` or bring their own. Default true. */
  readonly styles: boolean;
  /** `true`: `?shop-widgets=report` in the address shows who looks at the page what the widgets found on it. Default false. */
  readonly report: boolean;
  /** Hosts besides the shop's own that a paid order may lead to, as `pay.example` or `pay.example:8443`. Default none. */
  readonly redirectHosts: readonly string[];
  /** Longest wait for an answer of the shop, in ms. Default 30000. */
  readonly timeout: number;
}

const defaults: PageConfig = {
  locale: '',
  autoMount: true,
  disabled: [],
  messages: {},
  ajaxProductForms: true,
  offCanvasMenu: false,
  quantityButtons: false,
  useSelectSearch: false,
  variationPrice: 'once',
  styles: true,
  report: false,
  redirectHosts: [],
  timeout: 30_000,
};

let current = defaults;

/** Until `readPageConfig` has resolved, only the keys that decide which markers are registered are the page's. */
export function pageConfig(): PageConfig {
  return current;
}

/** Bad JSON is reported and every key has its default; a bad value gets its key's default. Without an element no schema is loaded. */
export async function readPageConfig(find = () => settingsElement(CONFIG_ELEMENT_ID)): Promise<PageConfig> {
  const element = find();
  current = { ...defaults, ...(element && readRegistrationKeys(element.text)) };
  if (!element) return current;
  try {
    const { parsePageConfig } = await import('./parsePageConfig');
    current = { ...defaults, ...parsePageConfig(element.text) };
  } catch (cause) {
    current = defaults;
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

/** Events are captured from then on, so markers do not wait for the schema, which reports what is wrong. */
function readRegistrationKeys(text: string): Partial<PageConfig> {
  try {
    const { autoMount, ajaxProductForms, disabled } = Object.fromEntries<unknown>(Object.entries(JSON.parse(text)));
    return {
      ...(autoMount === false && { autoMount }),
      ...(ajaxProductForms === false && { ajaxProductForms }),
      ...(Array.isArray(disabled) && disabled.every(name => typeof name === 'string') && { disabled }),
    };
  } catch {
    return {};
  }
}
