import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { consentCookie } from '../../src/core/consent';
import { isOn } from '../../src/core/guards';

export type NoticeParams = ReturnType<typeof readNoticeParams>;

/** Browsers keep no cookie longer, days. */
const LONGEST = 400;
const DAY = 86_400;

/** Seconds as ms; none given: a month. What is no positive number of seconds ends with the browser. */
function lifetime(value: unknown = 30 * DAY): number | undefined {
  const seconds = typeof value === 'boolean' || value === null || value === '' ? Number.NaN : Number(value);
  return seconds > 0 ? Math.min(seconds, LONGEST * DAY) * 1000 : undefined;
}

/** Settings of the cookie notice as they stand now; what is missing has the add-on's default. Source: add-on contract 3.3, `cnArgs`. */
export function readNoticeParams() {
  const found = readGlobal('cnArgs') ?? {};
  const effect = found.hideEffect;
  const offset = Number(found.onScrollOffset ?? 100);
  return {
    cookieName: consentCookie(),
    offersRevoke: isOn(found.revokeCookies) && found.revokeCookiesOpt !== 'manual',
    /** How long a choice is kept, ms; undefined: until the browser closes. */
    accepted: lifetime(found.cookieTime),
    refused: lifetime(found.cookieTimeRejected),
    effect: effect === 'none' || effect === 'slide' ? effect : ('fade' as const),
    /** Scrolling past this many px accepts; undefined: it does not. */
    scrollOffset: isOn(found.onScroll) ? (offset >= 0 ? offset : 100) : undefined,
    clickAccepts: isOn(found.onClick),
    reloads: isOn(found.redirection),
    isCached: isOn(found.cache),
    isGlobal: isOn(found.globalCookie),
    /** The page's own object, which listeners get; an empty one where it is missing. */
    args: pageGlobal('cnArgs') ?? {},
  };
}
