import { parseUrl } from '../../core/url';
import type { Fields } from './encoding';

export interface Arrival {
  /** Query of the page's address, with its `?`. */
  readonly query: string;
  readonly referrer: string;
  /** The shop's host without its `www.`. */
  readonly host: string;
}

export const NONE = '(none)';

/** Hosts of search engines, the parameter of what was searched, their names. See contract/attribution.md#cookies. */
const ENGINES = [
  ['bing.com', 'q', 'bing'],
  ['yahoo.com', 'p', 'yahoo'],
  ['about.com', 'q', 'about'],
  ['aol.com', 'q', 'aol'],
  ['ask.com', 'q', 'ask'],
  ['globososo.com', 'q', 'globo'],
  ['go.mail.ru', 'q', 'go.mail.ru'],
  ['rambler.ru', 'query', 'rambler'],
  ['tut.by', 'query', 'tut.by'],
] as const;

/** Campaign parameters without their `utm_`, in the order of the cookie, with its keys. */
const PARAMETERS = {
  src: 'source',
  mdm: 'medium',
  cmp: 'campaign',
  cnt: 'content',
  trm: 'term',
  id: 'id',
  plt: 'source_platform',
  fmt: 'creative_format',
  tct: 'marketing_tactic',
};
const UNKNOWN = Object.fromEntries(Object.keys(PARAMETERS).map(key => [key, NONE]));

export const DIRECT: Fields = { typ: 'typein', ...UNKNOWN, src: '(direct)' };

const isAt = (host: string, domain: string): boolean => `.${host}`.endsWith(`.${domain}`);

export const bareHost = (host: string): string => host.replace('www.', '');

/** A parameter as it was found, still encoded; a repeated one is joined by commas, one without `=` is absent. */
function parameter(query: string, name: string): string | undefined {
  const start = `${name}=`;
  const found = query
    .slice(1)
    .split('&')
    .filter(pair => pair.startsWith(start));
  return found[0] && found.map(pair => pair.slice(start.length)).join();
}

const has = (query: string, name: string): boolean => parameter(query, name) !== undefined;

function campaign(query: string): Fields | undefined {
  const network = has(query, 'gclid') ? 'google' : has(query, 'yclid') ? 'yandex' : '';
  const named = Object.entries(PARAMETERS).filter(([, name]) => has(query, `utm_${name}`));
  if (!network && !named[0]) return undefined;
  return {
    typ: 'utm',
    ...UNKNOWN,
    ...(network ? { src: network, mdm: 'cpc', cmp: `${network}_cpc` } : {}),
    ...Object.fromEntries(named.map(([key, name]) => [key, parameter(query, `utm_${name}`) || NONE])),
  };
}

function engine({ hostname, search }: URL): string | undefined {
  if (/^(www\.)?google\..{2,9}$/.test(hostname)) return 'google';
  if (/^(.*\.)?yandex\..{2,9}$/.test(hostname) && has(search, 'text')) return 'yandex';
  return ENGINES.find(([host, name]) => isAt(hostname, host) && has(search, name))?.[2];
}

/** The first kind that fits counts: a campaign, a search, and in a new session another site. */
export function classify({ query, referrer, host }: Arrival, isNewSession: boolean): Fields | undefined {
  const named = campaign(query);
  if (named || !parseUrl(referrer)) return named;
  const from = new URL(referrer);
  const site = bareHost(from.hostname);
  if (isAt(site, host)) return undefined;
  const name = engine(from);
  if (name) return { typ: 'organic', ...UNKNOWN, src: name, mdm: 'organic' };
  if (!isNewSession) return undefined;
  const src = site === 't.co' ? 'twitter.com' : site.replace(/^plus\.url\.(google\.com)$/, 'plus.$1');
  return { typ: 'referral', ...UNKNOWN, src, mdm: 'referral', cnt: from.pathname };
}
