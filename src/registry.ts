import { pageJQuery } from './core/bus/jquery';
import { hasShopAddToCart } from './core/bus/shopListeners';
import { pageConfig } from './core/config/pageConfig';
import { readAddToCartParams } from './core/config/shopGlobals';
import type { WidgetDefinition } from './loader/definition';
import { whenCartHasItems, whenVisible } from './loader/wakes';

const LIST_BUTTON = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';
const PRODUCT_FORM = 'form.cart[method="post" i]:not(.variations_form)';

const SHOP_SCRIPT = "the shop's own add-to-cart script";

/** Elements at or below `root` that match; `root` itself among them. */
function find(root: ParentNode, selector: string): Element[] {
  const self = root instanceof Element && root.matches(selector) ? [root] : [];
  return [...self, ...root.querySelectorAll(selector)];
}

/** Lists with buttons that add in the background, and other elements right around such buttons. Source: contract 6.1. */
function addToCartMarkers(root: ParentNode): readonly Element[] {
  if (!readAddToCartParams()) return [];
  const lists = find(root, LIST_BUTTON).map(button => button.closest('ul.products') ?? button.parentElement);
  const forms = pageConfig().ajaxProductForms ? find(root, PRODUCT_FORM) : [];
  return [...new Set([...lists, ...forms])].filter(marker => marker !== null);
}

/** A jQuery plugin of that name that is not the bundle's own. */
function hasForeignPlugin(name: string): boolean {
  const plugin = pageJQuery()?.fn[name];
  return typeof plugin === 'function' && !('isShopWidgets' in plugin);
}

/** Every widget: where it goes, when it wakes, and its chunk. */
export const widgets = {
  'variation-form': {
    name: 'variation-form',
    markers: root => find(root, 'form.variations_form'),
    wakes: [whenVisible],
    controls: '.single_add_to_cart_button, .reset_variations, .plus, .minus',
    clash: () => (hasForeignPlugin('wc_variation_form') ? "the shop's own variation script" : undefined),
    load: () => import('../widgets/variation-form').then(({ mountVariationForm: mount }) => ({ mount })),
  },
  'add-to-cart': {
    name: 'add-to-cart',
    markers: addToCartMarkers,
    wakes: [],
    controls: `${LIST_BUTTON}, ${PRODUCT_FORM} :is(.single_add_to_cart_button, .plus, .minus)`,
    // The shop's script leaves product forms alone.
    clash: marker => (!(marker instanceof HTMLFormElement) && hasShopAddToCart() ? SHOP_SCRIPT : undefined),
    load: () => import('../widgets/add-to-cart').then(({ mountAddToCart: mount }) => ({ mount })),
  },
  'mini-cart': {
    name: 'mini-cart',
    markers: root => find(root, '.widget_shopping_cart_content'),
    wakes: [whenCartHasItems],
    controls: '.remove_from_cart_button',
    clash: () => (hasShopAddToCart() ? SHOP_SCRIPT : undefined),
    load: () => import('../widgets/mini-cart').then(({ mountMiniCart: mount }) => ({ mount })),
  },
} satisfies Record<string, WidgetDefinition>;

/** Name of a widget. */
export type WidgetName = keyof typeof widgets;
