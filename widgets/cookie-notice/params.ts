import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { consentCookie } from '../../src/core/consent';
import { isOn } from '../../src/core/guards';

export type NoticeParams = ReturnType<typeof readNoticeParams>;

/** Longest lifetime that browsers give a cookie, days. */
const LONGEST = 400;
const DAY = 86_400;

/** Returns seconds as ms, a month by default; undefined for anything but a positive number. */
function lifetime(value: unknown = 30 * DAY): number | undefined {
  const seconds = typeof value === 'boolean' || value === null || value === '' ? Number.NaN : Number(value);
  return seconds > 0 ? Math.min(seconds, LONGEST * DAY) * 1000 : undefined;
}

/** Returns the current settings of the cookie notice; missing ones have the add-on's default. */
export function readNoticeParams() {
  const found = readGlobal('cnArgs') ?? {};
  const effect = found.hideEffect;
  const offset = Number(found.onScrollOffset ?? 100);
  return {
    cookieName: consentCookie(),
    offersRevoke: isOn(found.revokeCookies) && found.revokeCookiesOpt !== 'manual',
    /** Lifetime of a stored choice, ms; undefined: until the browser closes. */
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
