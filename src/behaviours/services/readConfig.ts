import { MarkupError } from '../../core/errors';
import { isRecord, recordOf, text } from '../../core/guards';
import { reportError } from '../../core/report';
import { followableUrl, ownUrl } from '../../core/url';

export type Consent = 'required' | 'none';

export interface Service {
  /** https or of this origin; null: the page provides the service. */
  readonly src: string | null;
  readonly consent: Consent;
  /** Value of the script's `integrity`; empty: none. */
  readonly integrity: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Consent of each service when the settings have none. See contract/services.md#consent. */
const CONSENT = {
  analytics: 'required',
  sessionRecording: 'required',
  liveChat: 'none',
  mediaPlayer: 'none',
} as const satisfies Record<string, Consent>;

type ServiceKey = keyof typeof CONSENT;

export interface ConsentSettings {
  /** Name of the consent cookie; undefined: the cookie notice's own. */
  readonly cookie: string | undefined;
  readonly isGrantedAtFirst: boolean;
}

/** The page's settings of other parties' services; a service that is missing is off. */
export interface ServicesConfig extends ConsentSettings {
  readonly services: { readonly [K in ServiceKey]?: Service };
}

/** The address of a script or a stylesheet: https, or of this origin. */
export function serviceUrl(value: unknown): string | undefined {
  const url = followableUrl(value);
  return url?.startsWith('https:') ? url : ownUrl(value);
}

/** Reads a consent; an invalid value counts as `required`. */
const consentOf = (value: unknown, otherwise: Consent): Consent =>
  value === undefined ? otherwise : value === 'none' ? 'none' : 'required';

function readService(marker: Element, name: ServiceKey, settings: unknown): Service | undefined {
  if (!isRecord(settings)) return undefined;
  const { src = null, consent, integrity } = settings;
  const url = src === null ? null : serviceUrl(src);
  if (url === undefined) {
    reportError({
      where: 'services',
      element: marker,
      found: `${name}.src is neither an https address nor one of this shop`,
      consequence: 'The service is off.',
      advice: 'Give an https address, or null when the page has the service already.',
    });
    return undefined;
  }
  return {
    src: url,
    consent: consentOf(consent, CONSENT[name]),
    integrity: text(integrity),
    settings,
  };
}

export function consentSettings(settings: Readonly<Record<string, unknown>>): ConsentSettings {
  const consent = recordOf(settings.consent);
  return {
    cookie: text(consent.cookie) || undefined,
    isGrantedAtFirst: consent.default === 'granted',
  };
}

/** @throws MarkupError when it holds no JSON object. */
export function readConfig(marker: Element): ServicesConfig {
  let config: unknown;
  try {
    config = JSON.parse(marker.textContent ?? '');
  } catch (cause) {
    throw new MarkupError('services', marker, 'it holds no JSON', { cause });
  }
  if (!isRecord(config)) throw new MarkupError('services', marker, 'it holds no JSON object');
  const names: ServiceKey[] = ['analytics', 'sessionRecording', 'liveChat', 'mediaPlayer'];
  const services: { [K in ServiceKey]?: Service } = {};
  for (const name of names) {
    const service = readService(marker, name, config[name]);
    if (service) services[name] = service;
  }
  return { ...consentSettings(config), services };
}
