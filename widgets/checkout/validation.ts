import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { announceNow } from '../../src/core/cart/liveRegion';
import { type Field, isField } from '../../src/core/fields';
import { textWithout } from '../../src/core/html/text';
import { createDrawnStore } from '../../src/ui/storeContext';
import { tCheckout } from './messages';

/** The validation of a field; empty while the shopper edits the field. */
export interface Validation {
  readonly problem?: Problem;
  readonly text?: string;
  /** Whether the server found it: it stays until the field is changed. */
  readonly isFromServer?: true;
  readonly isValid?: true;
}

export interface FieldsState {
  readonly validations: ReadonlyMap<Field, Validation>;
  readonly descriptions: readonly HTMLElement[];
  readonly description: Element | undefined;
}

export type FieldsStore = ReturnType<typeof createFieldsStore>;

const FIELDS = 'input.input-text, textarea, select, input[type="checkbox"]';
const WRAPPER = '.woocommerce-input-wrapper';
const DESCRIPTION = `${WRAPPER} span.description`;
export const NONE: Validation = {};

/** The fields of a form with their validation, which never keeps a form from the server. */
export function createFieldsStore(form: HTMLFormElement) {
  const readDescriptions = () => [...form.querySelectorAll<HTMLElement>(DESCRIPTION)];
  const store = createDrawnStore<FieldsState>(() => ({
    validations: new Map(),
    descriptions: readDescriptions(),
    description: undefined,
  }));
  const { getState, draw } = store;
  let isDispatching = false;

  function set(news: ReadonlyMap<Field, Validation>): void {
    if (news.size === 0) return;
    const validations = new Map([...getState().validations, ...news].filter(([field]) => field.isConnected));
    draw({ validations });
  }

  /** Returns the validation of a field, in a list; empty for a field that is not validated or not visible. */
  function validationOf(field: Element, before?: Validation): [] | [[Field, Validation]] {
    const row = rowOf(field);
    if (!row || !isField(field)) return [];
    const problem = problemOf(field, row.classList);
    const { isFromServer, text } = before ?? NONE;
    if (isFromServer) return [[field, { ...(problem && { problem }), ...(text && { text }), isFromServer }]];
    return [[field, problem ? { problem, text: textOf(problem, row, field) } : { isValid: true }]];
  }

  const known = (field: Element) => (isField(field) ? getState().validations.get(field) : undefined);
  const clear = (field: Element) => isField(field) && rowOf(field) && set(new Map([[field, NONE]]));
  const validate = (field: Element) => isDispatching || set(new Map(validationOf(field, known(field))));
  const validateAnew = (field: Element) => set(new Map(validationOf(field)));
  /** Tells a new problem: nothing else is read out as the focus goes on. A changed field has `change` before `focusout`. */
  const announceAfter = (check: (field: Element) => unknown, field: Element) => {
    const before = known(field)?.text;
    check(field);
    const text = known(field)?.text;
    if (text && text !== before) announceNow(nameText(text, field));
  };

  /** Validates all fields, as after an order that was not taken: dispatches `validate` and `blur` on each. */
  function validateAll(): void {
    const fields = [...form.querySelectorAll(FIELDS)];
    set(new Map(fields.flatMap(field => validationOf(field, known(field)))));
    isDispatching = true;
    for (const field of fields) {
      // jQuery's listeners receive native events as well.
      field.dispatchEvent(new Event('validate', { bubbles: true }));
      field.dispatchEvent(new FocusEvent('blur'));
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    isDispatching = false;
  }

  function showErrors(errors: ReadonlyMap<Field, string>): void {
    set(new Map([...errors].map(([field, text]) => [field, { ...known(field), text, isFromServer: true }])));
  }

  /** Clears the validation of fields that a country does not ask for, and of its list of states, which the shopper has yet to see. */
  function clearForCountry(wrapper: Element): void {
    const left = [...getState().validations.keys()].filter(field => {
      const row = wrapper.contains(field) && field.closest('.form-row');
      if (row && field.matches('.state_select') && isEmpty(field)) return true;
      return row && !row.classList.contains('validate-required') && !row.classList.contains('woocommerce-validated');
    });
    if (left.length > 0) set(new Map(left.map(field => [field, NONE])));
  }

  const describe = (description: Element | undefined) =>
    description === getState().description || draw({ description });

  function hide(event: KeyboardEvent): void {
    const description = descriptionAt(event.target);
    if (event.key !== 'Escape' || !description || description !== getState().description) return;
    event.preventDefault();
    event.stopPropagation();
    describe(undefined);
  }

  function start(signal: AbortSignal): void {
    listenDom(form, 'input', clear, signal);
    listenDom(form, 'validate', validate, signal);
    const whenUp = afterPress(signal);
    listenDom(form, 'change', field => whenUp(() => announceAfter(validateAnew, field)), signal);
    listenDom(form, 'focusout', field => isDispatching || whenUp(() => announceAfter(validate, field)), signal);
    // Deferred: the address follows its country first.
    const onCountry = ({ wrapper }: { wrapper: Element | null }) =>
      queueMicrotask(() => signal.aborted || !wrapper || clearForCountry(wrapper));
    bus.on('country_to_state_changing', onCountry, { signal });
    form.addEventListener('focusin', ({ target }) => whenUp(() => describe(descriptionAt(target))), { signal });
    document.addEventListener('click', ({ target }) => describe(descriptionAt(target)), { signal });
    form.addEventListener('keydown', hide, { signal });
  }

  const sync = () => draw({ descriptions: readDescriptions() });

  return { ...store, validateAll, showErrors, sync, start };
}

const descriptionAt = (element: unknown): Element | undefined =>
  element instanceof Element ? (element.closest(WRAPPER)?.querySelector(DESCRIPTION) ?? undefined) : undefined;

function rowOf(field: Element): HTMLElement | undefined {
  const row = field.closest<HTMLElement>('.form-row');
  return row && field.matches(FIELDS) && !isHidden(row) ? row : undefined;
}

export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLElement && (at.hidden || at.style.display === 'none')) return true;
  }
  return false;
}

function textOf(problem: Problem, row: HTMLElement, field: Field): string {
  if (problem !== 'required-field') return tCheckout(`checkout.${problem}`);
  if (field.type === 'checkbox') return tCheckout('checkout.check');
  const label = labelOf(row);
  return label ? tCheckout('checkout.required', { label }) : tCheckout('checkout.requiredField');
}

const labelOf = (row: Element | null | undefined): string =>
  textWithout(row?.querySelector('label') ?? null, '.required, .optional, abbr');

function nameText(text: string, field: Element): string {
  const label = labelOf(field.closest('.form-row'));
  return !label || text.includes(label) ? text : `${label}: ${text}`;
}

/** Problem of a field; also the end of the row's class, `woocommerce-invalid-{problem}`. */
type Problem = 'required-field' | 'email' | 'phone';

const NO_PHONE = /[^\s\d#_\-+/().]/;
const UNQUOTED = /[\s"(),:;<>@[\\\]]/;
const LABEL = /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

const isEmpty = (field: Field): boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? !field.checked : field.value.trim() === '';

/** Returns a field's problem by the rules in its row's classes, e.g. `validate-required`. See contract/checkout.md#fields. */
function problemOf(field: Field, rules: DOMTokenList): Problem | undefined {
  if (isEmpty(field)) return rules.contains('validate-required') ? 'required-field' : undefined;
  if (rules.contains('validate-email') && !isEmail(field.value.trim())) return 'email';
  return rules.contains('validate-phone') && NO_PHONE.test(field.value) ? 'phone' : undefined;
}

/** Whether it has a local part with dots or in quotes, letters of any script, and a domain with a dot; linear in the length. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  return isLocalPart(local) && labels.length > 1 && labels.every(label => label.length < 64 && LABEL.test(label));
}

function isLocalPart(local: string): boolean {
  if (/^"[^"]+"$/.test(local)) return true;
  return local.split('.').every(part => part !== '' && !UNQUOTED.test(part));
}

/**
 * Defers changes of the layout while a mouse button is down: a press takes the focus from a field first, and the pressed control
 * would move away from the pointer and get no click.
 */
function afterPress(signal: AbortSignal): (run: () => void) => void {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const end = () => {
    isDown = false;
    const all = waiting;
    waiting = [];
    for (const run of all) run();
  };
  const press = ({ target }: Event) => {
    // A select opens at once, and may dispatch no `mouseup`.
    isDown = !(target instanceof HTMLSelectElement);
  };
  window.addEventListener('mousedown', press, { capture: true, signal });
  // A drag, and a click that opens a menu of the system, end without a `mouseup`: a key means that the button is up.
  for (const type of ['mouseup', 'dragend', 'keydown']) window.addEventListener(type, end, { capture: true, signal });
  return run => {
    if (isDown) waiting.push(run);
    else run();
  };
}
