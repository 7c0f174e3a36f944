import { markupOf, parseFragment } from '../../src/core/html';
import { RESPONSE } from './conditions';
import { fieldPath, fillFields } from './fields';

/** Values of a form by name; names in brackets are nested, `NAME[]` is a list. */
export interface FormValues {
  [name: string]: string | string[] | FormValues;
}

/** A form as other scripts get it from `mc4wp.forms`. Source: contract add-ons 5.5. */
export interface NewsletterForm {
  readonly id: number;
  readonly element: HTMLFormElement;
  readonly name: string;
  /** Codes of what the server refused, e.g. `invalid_email`. */
  errors: readonly string[];
  /** Whether the shopper has been in the form. */
  started: boolean;
  /** Fills fields by name; what it does not name stays. */
  setData(data: object): void;
  getData(): FormValues;
  /** The fields as an URL-encoded text. */
  getSerializedData(): string;
  /** Puts HTML of the shop into the response area, where the form has one. */
  setResponse(html: string): void;
  /** Empties the response area, and gives the fields their printed values back. */
  reset(): void;
}

const known = new WeakMap<HTMLFormElement, NewsletterForm>();

/** The form of an element; always the same object. */
export function newsletterFormOf(element: HTMLFormElement): NewsletterForm {
  const form = known.get(element) ?? createForm(element);
  known.set(element, form);
  return form;
}

// Fields may be called `id`, `name` or `reset`, so that the element's own can't be had by dot.
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
    getData: () => nestValues(textsOf(element)),
    getSerializedData: () => new URLSearchParams(textsOf(element)).toString(),
    setResponse,
    reset() {
      setResponse('');
      HTMLFormElement.prototype.reset.call(element);
    },
  };
}

/** The texts of a form's fields as they would be sent, empty ones included; files are left out. */
const textsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

/** Nests values by the brackets of their names. Source: contract add-ons 5.2. */
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
