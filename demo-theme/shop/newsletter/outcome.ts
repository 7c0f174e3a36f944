import type { Visit } from '../visit';

const KNOWN = 'znana@lipa.si';
const YOUNGEST = 2;

const TEXTS: Record<string, string> = {
  subscribed: 'Hvala, prijavili smo vas na novice.',
  updated_subscriber: 'Hvala, vaše podatke smo posodobili.',
  invalid_email: 'Vnesite veljaven e-poštni naslov.',
  required_field_missing: 'Izpolnite obvezna polja.',
  spam: 'Prijave ni bilo mogoče sprejeti. Poskusite znova.',
};

/** Result of a posted form. */
export interface Outcome {
  /** Id of the form's element. */
  elementId: string;
  event: 'subscribed' | 'updated_subscriber' | 'error';
  /** Codes, when it was refused. */
  errors: string[];
  /** Plain text. */
  message: string;
  /** Values for the page's script. */
  submitted: Record<string, unknown>;
}

/** Takes a posted newsletter form; undefined for every other request. */
export function newsletterOutcome({ fields, request }: Visit): Outcome | undefined {
  const id = Number(fields._mc4wp_form_id ?? '');
  if (request.method !== 'POST' || !id) return undefined;
  const errors = faultsOf(fields, id);
  const event = errors.length > 0 ? 'error' : fields.EMAIL === KNOWN ? 'updated_subscriber' : 'subscribed';
  const elementId = fields._mc4wp_form_element_id ?? '';
  return {
    elementId,
    event,
    errors,
    message: TEXTS[errors[0] ?? event] ?? '',
    submitted: {
      id,
      event,
      data: nested(fields),
      element_id: elementId,
      auto_scroll: true,
      ...(errors.length > 0 && { errors }),
    },
  };
}

function faultsOf(fields: Record<string, string>, id: number): string[] {
  const age = Date.now() / 1000 - Number(fields._mc4wp_timestamp ?? '');
  if (fields._mc4wp_honeypot || !(age >= YOUNGEST)) return ['spam'];
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test((fields.EMAIL ?? '').slice(0, 320))) return ['invalid_email'];
  return id === 12 && fields.FIRST === undefined && !fields.AGREE_TO_TERMS ? ['required_field_missing'] : [];
}

/** Fields by name, `NOTICES[sms]` nested; without the form's own. */
function nested(fields: Record<string, string>): Record<string, unknown> {
  const all: Record<string, Record<string, string> | string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith('_')) continue;
    const [, outer = name, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    const group = all[outer];
    all[outer] = inner === undefined ? value : { ...(typeof group === 'object' && group), [inner]: value };
  }
  return all;
}
