/** What is to be done with the cart; each with what it needs to be done later, when the page may have changed. */
export type CartAction =
  | { readonly kind: 'update' }
  | { readonly kind: 'apply-coupon' }
  | { readonly kind: 'remove-coupon'; readonly link: HTMLAnchorElement }
  | { readonly kind: 'remove-item'; readonly link: HTMLAnchorElement }
  | { readonly kind: 'restore-item'; readonly link: HTMLAnchorElement }
  | { readonly kind: 'shipping-method'; readonly rates: Readonly<Record<string, string>> }
  | { readonly kind: 'calculate-shipping'; readonly form: HTMLFormElement }
  /** Not the shopper's: what they have typed stays. `isTold`: whoever asks announces the change. */
  | { readonly kind: 'refresh'; readonly preserveNotices: boolean; readonly isTold: boolean };

/** What the shopper, or the page, wants of the cart. */
export type ActionKind = CartAction['kind'];
