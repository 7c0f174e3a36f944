/** A text with `{name}` placeholders, or one for each plural category of `{n}`. Never HTML. */
export type Message = string | PluralMessage;

/** Texts by plural category; Slovenian has `one` (1, 101), `two` (2, 102), `few` (3, 4, 103 and fractions) and `other`. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

export const sl = {
  'cart.added': 'Izdelek je v košarici.',
  'cart.removed': 'Izdelek ni več v košarici.',
  'cart.updated': {
    one: 'V košarici je {n} izdelek.',
    two: 'V košarici sta {n} izdelka.',
    few: 'V košarici so {n} izdelki.',
    other: 'V košarici je {n} izdelkov.',
  },
  'cart.empty': 'Košarica je prazna.',
  'cart.view': 'Pokaži košarico',
  'call.failed': 'Trgovina trenutno ne odgovarja, kot bi morala. Poskusite znova.',
  'wait.offline': 'Niste povezani z internetom. Ko bo povezava spet vzpostavljena, bomo sami nadaljevali.',
  'wait.slow': 'Stran se nalaga dlje kot običajno. Poskušamo znova.',
} satisfies Record<string, Message>;

export const en: Readonly<Record<keyof typeof sl, Message>> = {
  'cart.added': 'The product is in your cart.',
  'cart.removed': 'The product is no longer in your cart.',
  'cart.updated': {
    one: 'There is {n} product in your cart.',
    other: 'There are {n} products in your cart.',
  },
  'cart.empty': 'Your cart is empty.',
  'cart.view': 'View cart',
  'call.failed': 'The shop does not answer as it should at the moment. Please try again.',
  'wait.offline': 'You are offline. We will go on as soon as the connection is back.',
  'wait.slow': 'The page takes longer to load than usual. We are trying again.',
};
