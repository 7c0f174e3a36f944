/** Names that a widget knows in a setting of the script it replaces; with another one the script keeps its job. */
export interface KnownNames {
  /** The settings global, and the key in it whose names count: those of a list, else the keys of what is on. */
  readonly global: string;
  readonly key: string;
  readonly isList?: true;
  readonly names: readonly string[];
  /** Switches of the same global that together ask for what no widget does; without it there are none. */
  readonly unlessAll?: readonly string[];
}

/**
 * Payment methods: cards, with Link in their form, debits, and those that lead to another site and back. Wallets in the list of methods are
 * not known: they take the order button's place.
 */
export const PAYMENT_METHODS: KnownNames = {
  global: 'wcpay_upe_config',
  key: 'paymentMethodsConfig',
  names:
    'card link sepa_debit au_becs_debit klarna bancontact ideal eps p24 giropay sofort affirm afterpay_clearpay alipay wechat_pay multibanco grabpay'.split(
      ' ',
    ),
  // The platform's own checkout knows a shopper by the e-mail address, and asks for a code, in the script of the cards.
  unlessAll: ['isWooPayEnabled', 'isWooPayEmailInputEnabled'],
};

/** Switches of newer versions that change how wallets work. See contract/payments.md#scripts. */
export const WALLET_FLAGS: KnownNames = {
  global: 'wcpayExpressCheckoutParams',
  key: 'flags',
  names: ['isEceUsingConfirmationTokens'],
};

/** Wallets that are on. `woopay`, the platform's own checkout, has a script of its own, which stays. */
export const WALLET_METHODS: KnownNames = {
  global: 'wcpayExpressCheckoutParams',
  key: 'enabled_methods',
  isList: true,
  names: ['payment_request', 'apple_pay', 'google_pay', 'amazon_pay', 'link', 'woopay'],
};
