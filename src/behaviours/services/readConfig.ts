import { type Consent, type ConsentSettings, consentOf, consentSettings, type Gate } from '../../core/consentGate';
import { MarkupError } from '../../core/errors';
import { isRecord, text } from '../../core/guards';
import { reportError } from '../../core/report';
import { followableUrl, ownUrl } from '../../core/url';

export interface Service {
  /** https or of this origin; null: the page provides the service. */
  readonly src: string | null;
  readonly consent: Consent;
  /** Value of the script's `integrity`; empty: none. */
  readonly integrity: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What starts a service. */
export interface ServiceContext {
  readonly service: Service;
  readonly gate: Gate;
  readonly marker: HTMLElement;
  readonly signal: AbortSignal;
}

/** Consent of each service when the settings have none. See contract/services.md#consent. */
const CONSENT = {
  analytics: 'required',
  sessionRecording: 'required',
  liveChat: 'none',
  mediaPlayer: 'none',
} as const satisfies Record<string, Consent>;

type ServiceKey = keyof typeof CONSENT;

/** The page's settings of other parties' services; a service that is missing is off. */
export interface ServicesConfig extends ConsentSettings {
  readonly services: { readonly [K in ServiceKey]?: Service };
}

/** The address of a script or a stylesheet: https, or of this origin. */
export function serviceUrl(value: unknown): string | undefined {
  const url = followableUrl(value);
  return url?.startsWith('https:') ? url : ownUrl(value);
}

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
