import { readGlobal, text } from './config/shopGlobals';
import { getCookie } from './cookies';

/** What the visitor has chosen in the cookie notice; undefined while undecided. */
export type Decision = boolean | undefined;

/** Name of the cookie that keeps the choice. Source: add-on contract 3.3, `cnArgs`. */
export const consentCookie = (): string => text(readGlobal('cnArgs')?.cookieName) || 'cookie_notice_accepted';

/** Reads the choice; a cookie with any other value than `true` is a refusal. Source: add-on contract 3.2. */
export function readDecision(): Decision {
  const value = getCookie(consentCookie());
  return value === undefined ? undefined : value === 'true';
}

/** Has the body tell the choice; a cached page may come with another visitor's. Source: add-on contract 3.1, 3.6. */
export function showDecision(decision: Decision): void {
  const { classList } = document.body;
  classList.remove('cookies-revoke');
  classList.toggle('cookies-not-set', decision === undefined);
  classList.toggle('cookies-set', decision !== undefined);
  classList.toggle('cookies-accepted', decision === true);
  classList.toggle('cookies-refused', decision === false);
}
