import { readGlobal, text } from '../../src/core/config/shopGlobals';

/** Whether a setting is on, of whatever type: `true`, `"1"`, `"yes"`. Source: add-on contract 0. */
export const isOn = (value: unknown): boolean => /^(?:1|true|yes|on)$/i.test(String(value));

/** What of the settings every page needs, also of a visitor who has decided. Source: add-on contract 3.3, `cnArgs`. */
export interface FirstSettings {
  readonly cookieName: string;
  /** Taking the choice back is offered on every page. */
  readonly offersRevoke: boolean;
}

/** These settings as they stand now. */
export function readFirstSettings(): FirstSettings {
  const found = readGlobal('cnArgs') ?? {};
  return {
    cookieName: text(found.cookieName) || 'cookie_notice_accepted',
    offersRevoke: isOn(found.revokeCookies) && found.revokeCookiesOpt !== 'manual',
  };
}
