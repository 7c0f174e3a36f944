/** A text with `{name}` placeholders, or one for each plural category of `{n}`. Never HTML. */
export type Message = string | PluralMessage;

/** Texts by plural category; Slovenian has `one` (1, 101), `two` (2, 102), `few` (3, 4, 103 and fractions) and `other`. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** What stands for the placeholders; `n` also picks the plural. */
export type MessageParams = Readonly<Record<string, string | number>>;
