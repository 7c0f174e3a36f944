import { cookieHost, readCookies, type SourceData, writeCookie } from './cookies';
import { type Fields, pack, toCookie } from './encoding';
import type { AttributionParams } from './params';
import { classify, DIRECT, NONE } from './traffic';

const count = (text: string | undefined): number => Number.parseInt(text ?? '', 10) || 1;

/** Counts this page and writes the cookies; returns their data also where cookies are blocked. */
export function recordVisit({ lifetime, session, base64 }: AttributionParams): SourceData {
  const known = readCookies(base64);
  const url = location.href;
  const { referrer } = document;
  const found = classify({ query: location.search, referrer, host: cookieHost() }, !known.session);
  // The known source stays until another one is found.
  const current = found ?? known.current ?? DIRECT;
  const fresh = current !== known.current && {
    fd: new Date().toISOString().slice(0, 19).replace('T', ' '),
    ep: url,
    rf: referrer || NONE,
  };
  const visits = known.udata ? count(known.udata.vst) + Number(!known.session) : 1;
  const pages = known.session ? count(known.session.pgs) + 1 : 1;
  const all: SourceData = {
    migrations: known.migrations ?? { 1418474375998: '1' },
    current_add: fresh || known.current_add,
    first_add: known.first_add ?? (fresh || undefined),
    // A copy, so that it is written on each page; the other cookies keep their age.
    current: { ...current },
    first: known.first ?? { ...current },
    udata: { vst: `${visits}`, uip: NONE, uag: navigator.userAgent },
    session: { pgs: `${pages}`, cpg: url },
  };
  const data = limit(all, base64);
  const before = new Set(Object.values(known));
  for (const [name, fields] of Object.entries(data)) {
    if (fields && !before.has(fields)) writeCookie(name, fields, name === 'session' ? session : lifetime, base64);
  }
  return data;
}

/** Longest value, and longest address, in characters as they are stored. */
const LONGEST = 255;
const LONGEST_ADDRESS = 500;
/** Limit of all cookies together, in bytes: servers refuse a request with more than about 8 KB of them, the shop's own included. */
const ALL = 3072;
/** Keys of addresses: the landing page, its referrer and the present page. */
const ADDRESSES = ['ep', 'rf', 'cpg'];
/** Shortest limit of an address, in characters, however many cookies another script has made. */
const SHORTEST = 8;

/** Cuts each value to its limit, and all cookies to theirs. Fields without a cut value stay the same object. */
export function limit(data: SourceData, base64: boolean): SourceData {
  let part = 1;
  let limited = cutAll(data, part);
  while (size(limited, base64) > ALL && part * LONGEST_ADDRESS > SHORTEST) {
    part *= 0.8;
    limited = cutAll(data, part);
  }
  return limited;
}

const size = (data: SourceData, base64: boolean): number =>
  Object.entries(data).reduce(
    (sum, [name, fields]) => sum + (fields ? `sbjs_${name}=${toCookie(pack(fields), base64)}; `.length : 0),
    0,
  );

const cutAll = (data: SourceData, part: number): SourceData =>
  Object.fromEntries(Object.entries(data).map(([name, fields]) => [name, fields && cutFields(fields, part)]));

function cutFields(fields: Fields, part: number): Fields {
  const limited = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      const longest = ADDRESSES.includes(key) ? LONGEST_ADDRESS : LONGEST;
      return [key, cut(value, Math.floor(longest * part))];
    }),
  );
  return Object.keys(fields).some(key => fields[key] !== limited[key]) ? limited : fields;
}

/** The beginning of a value, without a part of a percent-encoded character at its end, which could not be decoded. */
function cut(value: string, longest: number): string {
  if (value.length <= longest) return value;
  const kept = value.slice(0, longest).replace(/%[\dA-F]?$/i, '');
  return [0, 3, 6, 9].map(less => kept.slice(0, Math.max(0, kept.length - less))).find(isWhole) ?? kept;
}

function isWhole(text: string): boolean {
  try {
    // Each of the two throws for half a character of its encoding.
    return encodeURIComponent(decodeURIComponent(text)) !== '';
  } catch {
    return false;
  }
}
