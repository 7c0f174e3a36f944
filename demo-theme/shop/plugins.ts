import { PLUGINS } from '../plugins';
import type { Cart } from './cart';
import type { OrderError } from './checkout/checks';
import type { PaymentMethod } from './checkout/payment';
import type { Product } from './product';
import { readCookies } from './session';
import type { Visit } from './visit';

/** A plugin beside the widgets: a script, `plugins/<name>.js`, and what it changes on the server. */
export interface Plugin {
  readonly name: string;
  /** What it does, for `/vticniki/`. */
  readonly about: string;
  readonly script?: true;
  /** A payment method of its own. */
  readonly method?: PaymentMethod;
  /** Returns why a product is not added, as plain text. */
  refusesAdd?(product: Product, visit: Visit): string | undefined;
  refusesOrder?(visit: Visit): OrderError | undefined;
  /** Parts of its own that follow the cart: selector to outer HTML. */
  fragments?(cart: Cart): Record<string, string>;
  /** Changes the text of a page or of an answer. */
  change?(text: string, visit: Visit): string;
}

/** The plugins that an address switches on, else those that a cookie keeps. */
export function pluginsOf(request: Request): readonly Plugin[] {
  const asked = new URL(request.url).searchParams.get('plugins') ?? readCookies(request).demo_plugins ?? '';
  return asked === 'all' ? PLUGINS : PLUGINS.filter(({ name }) => asked.split(',').includes(name));
}

/** Cookies that keep the plugins of an address for the next pages. */
export const rememberedPlugins = ({ url, plugins }: Visit): string[] =>
  url.searchParams.has('plugins') ? [`demo_plugins=${plugins.map(({ name }) => name).join(',')}; path=/`] : [];

const tag = (src: string): string => `<script src="${src}"></script>`;

/** Tags of the plugins in the head, before all other scripts, and at the end of a page. */
export function pluginTags(plugins: readonly Plugin[]): { head: string; end: string } {
  if (plugins.length === 0) return { head: '', end: '' };
  const names = plugins.filter(({ script }) => script).map(({ name }) => name);
  return {
    head: tag('/shop-widgets/shop-widgets.early.js'),
    end: ['log', ...names].map(name => tag(`/theme/plugins/${name}.js`)).join('\n'),
  };
}

/** Returns why a plugin refuses to have a product added. */
export const refusedAdd = (product: Product, visit: Visit): string | undefined =>
  visit.plugins.map(plugin => plugin.refusesAdd?.(product, visit)).find(Boolean);

/** Returns the errors that plugins find in an order. */
export const refusedOrder = (visit: Visit): OrderError[] =>
  visit.plugins.flatMap(plugin => plugin.refusesOrder?.(visit) ?? []);

/** Returns an answer with its text as the plugins change it. */
export async function changedByPlugins(response: Response, visit: Visit): Promise<Response> {
  const changes = visit.plugins.filter(({ change }) => change);
  if (changes.length === 0 || !response.body) return response;
  const { status, headers } = response;
  const text = changes.reduce((so, plugin) => plugin.change?.(so, visit) ?? so, await response.text());
  return new Response(text, { status, headers });
}
