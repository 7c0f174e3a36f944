import { getCookie } from '../../src/core/cookies';

/** What the visitor has chosen; undefined while undecided. */
export type Decision = boolean | undefined;

/** Reads the choice; a cookie with any other value than `true` is a refusal. Source: add-on contract 3.2. */
export function readDecision(cookieName: string): Decision {
  const value = getCookie(cookieName);
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
