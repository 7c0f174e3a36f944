import { serializeForm } from '../../src/core/calls/form';
import { formTexts } from '../../src/core/fields';
import { markupOf, parseFragment } from '../../src/core/html';
import { RESPONSE } from './conditions';
import { fieldPath, fillFields } from './fields';

/** Values of a form by name; names in brackets are nested, `NAME[]` is a list. */
interface FormValues {
  [name: string]: string | string[] | FormValues;
}

/** A form as other scripts get it from `mc4wp.forms`. See contract/marketing.md#newsletter-mailchimp-for-wordpress-4. */
export interface NewsletterForm {
  readonly id: number;
  readonly element: HTMLFormElement;
  readonly name: string;
  /** Codes of the server's refusal, e.g. `invalid_email`. */
  errors: readonly string[];
  started: boolean;
  /** Fills fields by name; the others stay. */
  setData(data: object): void;
  getData(): FormValues;
  /** The fields as an URL-encoded text. */
  getSerializedData(): string;
  /** Puts HTML of the shop into the response area, where the form has one. */
  setResponse(html: string): void;
  reset(): void;
}

const known = new WeakMap<HTMLFormElement, NewsletterForm>();

export function newsletterFormOf(element: HTMLFormElement): NewsletterForm {
  const form = known.get(element) ?? createForm(element);
  known.set(element, form);
  return form;
}

// Fields may be called `id`, `name` or `reset`, which hides the form's own properties.
function createForm(element: HTMLFormElement): NewsletterForm {
  const id = Number.parseInt(element.getAttribute('data-id') ?? '', 10) || 0;
  const setResponse = (html: string) =>
    element.querySelector(RESPONSE)?.replaceChildren(parseFragment(markupOf('call', html)));
  return {
    id,
    element,
    name: element.getAttribute('data-name') || `Form #${id}`,
    errors: [],
    started: false,
    setData: data => fillFields(element, data),
    getData: () => nestValues(formTexts(element)),
    getSerializedData: () => serializeForm(element),
    setResponse,
    reset() {
      setResponse('');
      HTMLFormElement.prototype.reset.call(element);
    },
  };
}

/** Nests values by the brackets of their names. */
function nestValues(texts: Iterable<readonly [string, string]>): FormValues {
  const all: FormValues = {};
  for (const [name, value] of texts) put(all, fieldPath(name), value);
  return all;
}

function put(values: FormValues, [step = '', ...rest]: readonly string[], value: string): void {
  if (step === '__proto__') return;
  const key = step || String(Object.keys(values).length);
  const present = Object.hasOwn(values, key) ? values[key] : undefined;
  if (rest.length === 0) values[key] = value;
  else if (rest.length === 1 && rest[0] === '') values[key] = Array.isArray(present) ? [...present, value] : [value];
  else {
    const inner = typeof present === 'object' && !Array.isArray(present) ? present : {};
    values[key] = inner;
    put(inner, rest, value);
  }
}
