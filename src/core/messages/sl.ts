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
