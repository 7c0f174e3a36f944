import { readGlobal } from './config/shopGlobals';
import { getCookie } from './cookies';
import { text } from './guards';

/** The visitor's choice in the cookie notice; undefined while undecided. */
export type Decision = boolean | undefined;

/** Returns the name of the cookie with the choice. See contract/consent.md#settings. */
export const consentCookie = (): string => text(readGlobal('cnArgs')?.cookieName) || 'cookie_notice_accepted';

/** Reads the choice; a cookie with any other value than `true` is a refusal. */
export function readDecision(cookie: string = consentCookie()): Decision {
  const value = getCookie(cookie);
  return value === undefined ? undefined : value === 'true';
}

/** Sets the body's classes for the choice; a cached page may have another visitor's. */
export function showDecision(decision: Decision): void {
  const { classList } = document.body;
  classList.remove('cookies-revoke');
  classList.toggle('cookies-not-set', decision === undefined);
  classList.toggle('cookies-set', decision !== undefined);
  classList.toggle('cookies-accepted', decision === true);
  classList.toggle('cookies-refused', decision === false);
}
