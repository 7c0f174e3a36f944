import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { consentCookie } from '../../src/core/consent';

/** Settings of the cookie notice. Source: add-on contract 3.3, `cnArgs`. */
export interface NoticeParams {
  readonly cookieName: string;
  /** Taking the choice back is offered on every page. */
  readonly offersRevoke: boolean;
  /** How long a choice is kept, ms; undefined: until the browser closes. */
  readonly accepted: number | undefined;
  readonly refused: number | undefined;
  readonly effect: 'none' | 'fade' | 'slide';
  /** Scrolling past this many px accepts; undefined: it does not. */
  readonly scrollOffset: number | undefined;
  /** A click outside the notice accepts. */
  readonly clickAccepts: boolean;
  /** A choice loads the page again, past a cache where one is in use. */
  readonly reloads: boolean;
  readonly isCached: boolean;
  /** The cookie counts for all subdomains. */
  readonly isGlobal: boolean;
  /** The page's own object, which listeners get; an empty one where it is missing. */
  readonly args: unknown;
}

/** Browsers keep no cookie longer, days. */
const LONGEST = 400;
const DAY = 86_400;

/** Whether a setting is on, of whatever type: `true`, `"1"`, `"yes"`. Source: add-on contract 0. */
const isOn = (value: unknown): boolean => /^(?:1|true|yes|on)$/i.test(String(value));

/** Seconds as ms; none given: a month. What is no positive number of seconds ends with the browser. */
function lifetime(value: unknown = 30 * DAY): number | undefined {
  const seconds = typeof value === 'boolean' || value === null || value === '' ? Number.NaN : Number(value);
  return seconds > 0 ? Math.min(seconds, LONGEST * DAY) * 1000 : undefined;
}

/** The settings as they stand now; what is missing has the add-on's default. */
export function readNoticeParams(): NoticeParams {
  const found = readGlobal('cnArgs') ?? {};
  const effect = found.hideEffect;
  const offset = Number(found.onScrollOffset ?? 100);
  return {
    cookieName: consentCookie(),
    offersRevoke: isOn(found.revokeCookies) && found.revokeCookiesOpt !== 'manual',
    accepted: lifetime(found.cookieTime),
    refused: lifetime(found.cookieTimeRejected),
    effect: effect === 'none' || effect === 'slide' ? effect : 'fade',
    scrollOffset: isOn(found.onScroll) ? (offset >= 0 ? offset : 100) : undefined,
    clickAccepts: isOn(found.onClick),
    reloads: isOn(found.redirection),
    isCached: isOn(found.cache),
    isGlobal: isOn(found.globalCookie),
    args: pageGlobal('cnArgs') ?? {},
  };
}
