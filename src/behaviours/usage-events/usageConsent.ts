import { isRecord } from '../../core/bus/wire';
import { settingsElement } from '../../core/dataBlocks';

/** Whether usage events may be sent, now and later. */
export interface UsageConsent {
  allows(): boolean;
  /** Tells of each choice on this page. */
  onChoice(hear: (isGranted: boolean) => void): void;
}

const ALWAYS: UsageConsent = { allows: () => true, onChoice() {} };
const NEVER: UsageConsent = { allows: () => false, onChoice() {} };

/**
 * What `usageEvents.consent` of `#shop-services` says, if that is on the page: the plugin itself sends these events whatever the
 * visitor chose, so they are sent unless it says `required`. Settings that can't be read may have said so. Source: add-on
 * contract 10.8, 11.3.
 */
export async function usageConsent(signal: AbortSignal): Promise<UsageConsent> {
  const element = settingsElement('shop-services');
  if (!element) return ALWAYS;
  let settings: unknown;
  try {
    settings = JSON.parse(element.text);
  } catch {
    // The services' own behaviour tells of it.
  }
  if (!isRecord(settings)) return NEVER;
  const { usageEvents = {} } = settings;
  // What is odd is on the careful side.
  const { consent = 'none' } = isRecord(usageEvents) ? usageEvents : { consent: 'required' };
  if (consent === 'none') return ALWAYS;
  const [{ createGate }, { consentSettings }] = await Promise.all([
    import('../services/gate'),
    import('../services/readConfig'),
  ]);
  const gate = createGate(consentSettings(settings), signal);
  return { allows: () => gate.allows('required'), onChoice: gate.onChoice };
}
