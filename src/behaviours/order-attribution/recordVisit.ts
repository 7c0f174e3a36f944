import { cookieHost, readCookies, type SourceData, writeCookie } from './cookies';
import { limit } from './limits';
import type { AttributionParams } from './params';
import { classify, DIRECT, NONE } from './traffic';

const count = (text: string | undefined): number => Number.parseInt(text ?? '', 10) || 1;

/** Counts this page and writes the cookies; returns their data also where cookies are blocked. Source: contract 21.3. */
export function recordVisit({ lifetime, session, base64 }: AttributionParams): SourceData {
  const known = readCookies(base64);
  const url = location.href;
  const { referrer } = document;
  const found = classify({ query: location.search, referrer, host: cookieHost() }, !known.session);
  // What was known before stands until another source is found.
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
    // A copy: it is written on each page, while the others live on from when they were.
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
