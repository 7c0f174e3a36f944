import { consentCookie, readDecision } from './consent';
import { isRecord, recordOf, text } from './guards';

/** What a service of another party needs before it may run. */
export type Consent = 'required' | 'none';

export interface ConsentSettings {
  /** Name of the consent cookie; undefined: the cookie notice's own. */
  readonly cookie: string | undefined;
  readonly isGrantedAtFirst: boolean;
}

/** Reads the settings of the page's services. See contract/services.md#consent. */
export function consentSettings(settings: Readonly<Record<string, unknown>>): ConsentSettings {
  const consent = recordOf(settings.consent);
  return {
    cookie: text(consent.cookie) || undefined,
    isGrantedAtFirst: consent.default === 'granted',
  };
}

/** Reads a consent; an invalid value counts as `required`. */
export const consentOf = (value: unknown, otherwise: Consent): Consent =>
  value === undefined ? otherwise : value === 'none' ? 'none' : 'required';

export type Gate = ReturnType<typeof createGate>;

/** A value that is not `true` is a no; a choice counts also where cookies are blocked. */
export function createGate({ cookie, isGrantedAtFirst }: ConsentSettings, signal: AbortSignal) {
  const name = cookie ?? consentCookie();
  const read = () => readDecision(name);
  let isGranted = read() ?? isGrantedAtFirst;
  const listeners: ((isGranted: boolean) => void)[] = [];
  const choose = (choice: boolean) => {
    isGranted = choice;
    for (const hear of listeners) hear(choice);
  };
  const onNotice = (event: Event) => {
    if (event instanceof CustomEvent && isRecord(event.detail)) choose(event.detail.value === 'true');
  };
  document.addEventListener('setCookieNotice', onNotice, { signal });
  // A page from the back/forward cache, or one in another tab, may hold what was decided elsewhere since.
  const lookAgain = () => {
    const choice = read();
    if (choice !== undefined && choice !== isGranted) choose(choice);
  };
  window.addEventListener('pageshow', lookAgain, { signal });
  document.addEventListener('visibilitychange', lookAgain, { signal });
  return {
    allows: (consent: Consent): boolean => consent === 'none' || isGranted,
    onChoice: (hear: (isGranted: boolean) => void) => listeners.push(hear),
  };
}

/** Starts a service once, as soon as it is allowed and `ready`; what was taken back meanwhile counts. */
export async function whenAllowed(
  { allows, onChoice }: Gate,
  consent: Consent,
  ready: () => Promise<() => unknown>,
): Promise<void> {
  if (!allows(consent)) await new Promise<void>(resolve => onChoice(isGranted => isGranted && resolve()));
  const start = await ready();
  if (allows(consent)) await start();
  else await whenAllowed({ allows, onChoice }, consent, async () => start);
}
