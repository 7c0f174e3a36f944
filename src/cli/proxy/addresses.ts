/** Path of this package's files on this machine's pages. */
export const BUNDLE_PATH = '/shop-widgets/';
/** The script that measures a page, and the address of its reports. */
export const PAGE_SCRIPT = `${BUNDLE_PATH}-/page.js`;
export const PAGE_REPORTS = `${BUNDLE_PATH}-/page`;
/** Query of a page that is shown as it is without the tag. */
export const BEFORE = 'shop-widgets-before';

/** The shop's origin, and the origin under which this machine shows it. */
export interface Origins {
  readonly shop: URL;
  /** E.g. `http://127.0.0.1:4173`. */
  readonly own: URL;
}

const SLASH = String.raw`(?:\\*/|\\u002[fF])`;
/** Also as it stands in queries and posted forms. */
const SENT_SLASH = String.raw`(?:\\*/|%(?:25)*2[fF])`;
const SENT_COLON = '(?::|%(?:25)*3[aA])';
const NOT_LONGER = String.raw`(?![\w-]|\.\w)`;

/** The names of a shop: its own, with and without `www.` before it. */
export const namesOf = ({ hostname }: URL): readonly string[] => {
  const bare = hostname.replace(/^www\./, '');
  return [bare, `www.${bare}`];
};

export const isOfShop = (address: URL, shop: URL): boolean =>
  /^https?:$/.test(address.protocol) && namesOf(shop).includes(address.hostname) && address.port === shop.port;

/**
 * Leads the shop's absolute addresses in a text to this machine: `https://…`, `//…`, and both with the escaped slashes of
 * JSON. Encoded ones, as in `?url=https%3A%2F%2F…`, are for other servers and stay.
 * @param text of any encoding that has ASCII in it, each byte as one sign
 */
export function toOwn(text: string, { shop, own }: Origins): string {
  const [bare = ''] = namesOf(shop);
  if (!text.toLowerCase().includes(bare)) return text;
  return text.replace(shopAddresses(bare, shop.port), (_all, protocol: string | undefined, slashes: string) =>
    protocol === undefined ? `${slashes}${own.host}` : `http:${slashes}${own.host}`,
  );
}

function shopAddresses(bare: string, port: string): RegExp {
  const host = `(?:www\\.)?${escaped(bare)}${port ? `:${port}(?!\\d)` : `(?!:\\d)${NOT_LONGER}`}`;
  return new RegExp(`(?:\\b(https?):|(?<![\\w:/\\\\.-]))(${SLASH}${SLASH})${host}`, 'gi');
}

/** Turns this machine's addresses in what a page sends back into the shop's, encoded ones too. */
export function toShop(text: string, { shop, own }: Origins): string {
  if (!text.includes(own.hostname)) return text;
  const sent = new RegExp(
    `http(${SENT_COLON})(${SENT_SLASH}${SENT_SLASH})${escaped(own.hostname)}${SENT_COLON}${own.port}(?!\\d)`,
    'gi',
  );
  const protocol = shop.protocol.slice(0, -1);
  return text.replace(sent, (_all, colon: string, slashes: string) => {
    const port = shop.port ? `${colon}${shop.port}` : '';
    return `${protocol}${colon}${slashes}${shop.hostname}${port}`;
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const LOOPBACK = /^(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost|\[::1\])$/;

/** Undefined for other names: another site could lead its name to this machine, and read the shop as its own. */
export function ownOrigin(host: string | undefined, port: number): URL | undefined {
  if (!host || !URL.canParse(`http://${host}`)) return undefined;
  const origin = new URL(`http://${host}`);
  const isOwn = origin.host === host.toLowerCase() && LOOPBACK.test(origin.hostname);
  return isOwn && Number(origin.port || 80) === port ? origin : undefined;
}
