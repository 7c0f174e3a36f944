/** HTML by CSS selector, as the shop sends it with every change of the cart. */
export type Fragments = Readonly<Record<string, string>>;

/** A variation as the shop or a plugin describes it: known fields plus whatever plugins add. */
export type VariationData = Readonly<Record<string, unknown>>;

/** Counts of a form's selects, and the chosen values by select name. Source: contract 3.4. */
export interface ChosenAttributes {
  readonly count: number;
  readonly chosenCount: number;
  readonly data: Readonly<Record<string, string>>;
}

/** The live fields of a call that adds to the cart; listeners may add keys. */
export type AddToCartFields = Record<string, unknown>;

interface ButtonEvent {
  /** The control that caused it; null when a script did. */
  readonly button: HTMLElement | null;
}
interface CartChange extends ButtonEvent {
  /** Undefined when the sender had none. */
  readonly fragments: Fragments | undefined;
  /** Empty for an empty cart. */
  readonly cartHash: string;
}
type Bare = Readonly<Record<never, never>>;

/**
 * Every event of the bus: name → payload. Names and jQuery arguments are the shop's own.
 * Target is `document.body` unless the line says otherwise; all bubble.
 * Source: storefront contract 3.6, 6.7, 15.6, 28.1.
 */
export interface ShopEvents {
  /** An add is about to be sent; `data` is the live object. jQuery: `$button, data`. */
  adding_to_cart: ButtonEvent & { readonly data: AddToCartFields };
  /** A listener vetoed an add. jQuery: `false, false, $button`. */
  'ajax_request_not_sent.adding_to_cart': ButtonEvent;
  /** The shop confirmed an add. jQuery: `fragments, cartHash, $button`. */
  added_to_cart: CartChange;
  /** The shop confirmed a removal; `button` is the link. jQuery: `fragments, cartHash, $link`. */
  removed_from_cart: CartChange;
  /** A button's classes or 'View cart' link changed. jQuery: `$button`. */
  wc_cart_button_updated: ButtonEvent;
  /** Fragments from the cache, or those of an add or removal, are in the page. */
  wc_fragments_loaded: Bare;
  /** Fragments fresh from the server are in the page. */
  wc_fragments_refreshed: Bare;
  /** A refresh failed; the page keeps what it had. */
  wc_fragments_ajax_error: Bare;
  /** Asks for a refresh of the fragments. */
  wc_fragment_refresh: Bare;
  /** The cart page was replaced; fragments are refreshed. */
  updated_wc_div: Bare;
  /** Asks the cart page for a refresh. */
  wc_update_cart: Bare;

  /** A form is taken over and looked at for the first time. On the form. jQuery: the controller. */
  wc_variation_form: { readonly controller: object };
  /** Asks for a full lookup, or tells of one. On the form. jQuery: `{count, chosenCount, data}`, may be missing. */
  check_variations: { readonly chosen: ChosenAttributes | undefined };
  /** Asks the form to read its variations again. On the form. */
  reload_product_variations: Bare;
  /** Asks for, or tells of, a rebuild of the options. On the form. jQuery: the variations. */
  update_variation_values: { readonly variations: readonly VariationData[] | undefined };
  /** Options were rebuilt (embedded list only). On the form. */
  woocommerce_update_variation_values: Bare;
  /** A select changed, before the lookup (embedded list only). On the form. */
  woocommerce_variation_select_change: Bare;
  /** A select changed, after the lookup was started. On the form. */
  woocommerce_variation_has_changed: Bare;
  /** A full choice matches. On the form. jQuery: the variation. */
  found_variation: { readonly variation: VariationData };
  /** The variation's block is in place. On `.single_variation`. jQuery: the variation, purchasable. */
  show_variation: { readonly variation: VariationData; readonly purchasable: boolean };
  /** The variation's block is hidden. On `.single_variation`. */
  hide_variation: Bare;
  /** Meta, image and block go back to the product's. On the form. */
  reset_data: Bare;
  /** The main image goes back to the product's. On the form. */
  reset_image: Bare;
  /** The reset is announced. On the form. */
  announce_reset: Bare;
  /** The announcement is emptied. On the form. */
  clear_reset_announcement: Bare;
  /** The first select gets focus. On the form. */
  reset_focus: Bare;
  /** The slider goes to its first slide. On the gallery. */
  woocommerce_gallery_reset_slide_position: Bare;
  /** The zoom is built anew. On the gallery. */
  woocommerce_gallery_init_zoom: Bare;

  /** A widget took over its marker. On the marker. */
  shop_widgets_mounted: { readonly widget: string; readonly marker: Element };
  /** A widget left its marker. On the marker. */
  shop_widgets_unmounted: { readonly widget: string; readonly marker: Element };
  /** Something failed; the server's plain behaviour stands. On the element it is about, else on `document.body`. */
  shop_widgets_error: {
    readonly where: string;
    readonly message: string;
    readonly level: 'error' | 'warning';
    readonly cause: unknown;
  };
}

/** Name of an event of the bus. */
export type ShopEventName = keyof ShopEvents;

/** Questions that a listener answers with `false` to veto. Source: contract 2.4.3, 6.4. */
export interface ShopQuestions {
  /** May this add be sent in the background? jQuery (`triggerHandler` on `document.body`): `$button`. */
  'should_send_ajax_request.adding_to_cart': ButtonEvent;
}
