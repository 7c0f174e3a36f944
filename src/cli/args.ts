export const TRY_OPTIONS = {
  port: { type: 'string' },
  disabled: { type: 'string' },
  only: { type: 'string' },
  'all-but': { type: 'string' },
  'no-compare': { type: 'boolean' },
} as const;

type Options = typeof TRY_OPTIONS;

export type TryValues = {
  readonly [Name in keyof Options]?: Options[Name]['type'] extends 'string' ? string : boolean;
};

export const TRY_HELP = `Shows your shop on this machine with the widgets in its pages. Nothing is installed or changed in the shop;
orders that you place are real ones.

  --port 4173           where to listen; the next free one when it is taken
  --only a,b            replace only the scripts of these widgets
  --all-but a,b         replace the scripts of all widgets but these
  --disabled a,b        widgets that stay plain
  --no-compare          do not load each page once more without the widgets, in a hidden frame, to compare`;

/** A mistake in what was typed. */
export class UsageError extends Error {}

/** Reads the shop's address. A host without a protocol is taken as HTTPS. */
export function shopOf(text: string): URL {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isOther = /^[a-z][a-z\d+.-]*:\/\//i.test(text) && address !== text;
  if (isOther || !URL.canParse(address)) throw new UsageError(`This is no address of a shop: ${text}`);
  return new URL(address);
}

/** Names of widgets between commas; `undefined` when there was nothing given. */
export function namesIn(text: string | undefined): readonly string[] | undefined {
  const names = text?.split(',').map(name => name.trim());
  const wrong = names?.find(name => !/^[a-z-]+$/.test(name));
  if (wrong !== undefined) throw new UsageError(`This is no name of a widget: ${wrong}`);
  return names;
}
