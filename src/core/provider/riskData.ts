import { pageGlobal } from '../config/pageGlobal';
import { recordOf, text } from '../guards';
import { scriptPolicy } from '../html';
import { providerSetting } from './settings';

/** The token that the plugin prints against tests of stolen cards; empty without one. */
export const fraudToken = (): string => text(pageGlobal('wcpayFraudPreventionToken'));

/**
 * Returns a name of this device for the payment's risk data: the same for each payment of this browser, and no more than that, as only a
 * digest of what browsers tell every page leaves it. Empty on pages without `crypto.subtle`, which the shop takes as well.
 */
export async function deviceFingerprint(): Promise<string> {
  try {
    const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator;
    const { width, height, colorDepth } = screen;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const told = [userAgent, languages, hardwareConcurrency, maxTouchPoints, width, height, colorDepth, timeZone];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(told.join('\n')));
    return [...new Uint8Array(digest, 0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}

const BEACON = 'https://cdn.sift.com/s.js';

/** Loads the beacon of the platform's risk service, once a page, where the plugin's `fraudServices.sift` names an account. */
export function loadRiskBeacon(): void {
  const {
    beacon_key: account,
    user_id: user,
    session_id: session,
  } = recordOf(recordOf(providerSetting('fraudServices')).sift);
  if (!text(account) || document.querySelector(`script[src="${BEACON}"]`)) return;
  const queue = pageGlobal('_sift');
  const commands: unknown[] = Array.isArray(queue) ? queue : [];
  commands.push(['_setAccount', account], ['_setUserId', text(user)], ['_setSessionId', text(session)]);
  commands.push(['_trackPageview']);
  Reflect.set(window, '_sift', commands);
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptPolicy().createScriptURL(BEACON);
  document.head.append(script);
}
