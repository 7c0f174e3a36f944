import { readGlobal, text } from '../../core/config/shopGlobals';

/** Where e-mail addresses are sent, and the shopper's language. */
export interface CaptureParams {
  readonly ajaxUrl: string;
  readonly language: string;
}

const isOn = (value: unknown): boolean => /^(?:1|true|yes|on)$/.test(String(value));

/**
 * The settings as they stand now; undefined where addresses may not be kept: the add-on's own switch for cookies is off, or
 * that for carts. Source: contract add-ons 6.3, `mailchimp_public_data`.
 */
export function readCaptureParams(): CaptureParams | undefined {
  const found = readGlobal('mailchimp_public_data');
  const ajaxUrl = text(found?.ajax_url);
  if (!ajaxUrl || !isOn(found?.allowed_to_set_cookies) || isOn(found?.disable_carts)) return undefined;
  return { ajaxUrl, language: text(found?.language) || 'sl' };
}
