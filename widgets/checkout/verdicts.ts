import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { type Field, isField } from '../../src/core/fields';
import { textWithout } from '../../src/core/html';
import { afterPress } from './afterPress';
import { tCheckout } from './messages';
import { type Problem, problemOf } from './problemOf';

/** What is said of a field; nothing while the shopper is at it. */
export interface Verdict {
  readonly problem?: Problem;
  /** What stands below it. */
  readonly text?: string;
  /** Whether the server has found it: then it stays until the field is changed. */
  readonly isServers?: true;
  readonly isRight?: true;
}

export interface FieldsState {
  readonly verdicts: ReadonlyMap<Field, Verdict>;
  /** What helps to fill in fields, as the page has it now. */
  readonly descriptions: readonly HTMLElement[];
  /** The description that is shown. */
  readonly description: Element | undefined;
}

/** The fields of a form, which say what is wrong with them; nothing is ever kept from the server. Source: contract 17.4, 17.5. */
export interface FieldsStore extends StoreApi<FieldsState> {
  /** Checks them all, as after an order that was not taken: raises `validate` and `blur` on each. Source: contract 18.4. */
  judgeAll(): void;
  /** Says what the server has found wrong. */
  refuse(errors: ReadonlyMap<Field, string>): void;
  /** Reads the descriptions anew: a part has been replaced. */
  sync(): void;
  start(signal: AbortSignal): void;
}

const FIELDS = 'input.input-text, textarea, select, input[type="checkbox"]';
const WRAPPER = '.woocommerce-input-wrapper';
const DESCRIPTION = `${WRAPPER} span.description`;
const UNSAID: Verdict = {};

export function createFieldsStore(form: HTMLFormElement): FieldsStore {
  const readDescriptions = () => [...form.querySelectorAll<HTMLElement>(DESCRIPTION)];
  const store = createStore<FieldsState>()(() => ({
    verdicts: new Map(),
    descriptions: readDescriptions(),
    description: undefined,
  }));
  const { getState, setState } = store;
  let isTelling = false;

  function say(news: ReadonlyMap<Field, Verdict>): void {
    if (news.size === 0) return;
    const verdicts = new Map([...getState().verdicts, ...news].filter(([field]) => field.isConnected));
    flushSync(() => setState({ verdicts }));
  }

  /** @returns nothing for what is not checked, or can't be seen */
  function judged(field: Element, before?: Verdict): [] | [[Field, Verdict]] {
    const row = rowOf(field);
    if (!row || !isField(field)) return [];
    const problem = problemOf(field, row.classList);
    const { isServers, text } = before ?? UNSAID;
    if (isServers) return [[field, { ...(problem && { problem }), ...(text && { text }), isServers }]];
    return [[field, problem ? { problem, text: textOf(problem, row, field) } : { isRight: true }]];
  }

  const known = (field: Element) => (isField(field) ? getState().verdicts.get(field) : undefined);
  const clear = (field: Element) => isField(field) && rowOf(field) && say(new Map([[field, UNSAID]]));
  const judge = (field: Element) => isTelling || say(new Map(judged(field, known(field))));
  const judgeAnew = (field: Element) => say(new Map(judged(field)));

  function judgeAll(): void {
    const fields = [...form.querySelectorAll(FIELDS)];
    say(new Map(fields.flatMap(field => judged(field, known(field)))));
    isTelling = true;
    for (const field of fields) {
      // jQuery's listeners hear native events as well.
      field.dispatchEvent(new Event('validate', { bubbles: true }));
      field.dispatchEvent(new FocusEvent('blur'));
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    isTelling = false;
  }

  function refuse(errors: ReadonlyMap<Field, string>): void {
    say(new Map([...errors].map(([field, text]) => [field, { ...known(field), text, isServers: true }])));
  }

  /** What a country does not ask for is not wrong any more. */
  function forgive(wrapper: Element): void {
    const left = [...getState().verdicts.keys()].filter(field => {
      const row = wrapper.contains(field) && field.closest('.form-row');
      return row && !row.classList.contains('validate-required') && !row.classList.contains('woocommerce-validated');
    });
    if (left.length > 0) say(new Map(left.map(field => [field, UNSAID])));
  }

  const describe = (description: Element | undefined) =>
    description === getState().description || flushSync(() => setState({ description }));

  function hide(event: KeyboardEvent): void {
    const description = descriptionAt(event.target);
    if (event.key !== 'Escape' || !description || description !== getState().description) return;
    event.preventDefault();
    event.stopPropagation();
    describe(undefined);
  }

  function start(signal: AbortSignal): void {
    listenDom(form, 'input', clear, signal);
    listenDom(form, 'validate', judge, signal);
    const whenUp = afterPress(signal);
    listenDom(form, 'change', field => whenUp(() => judgeAnew(field)), signal);
    listenDom(form, 'focusout', field => isTelling || whenUp(() => judge(field)), signal);
    // Not before the address has followed its country.
    const onCountry = ({ wrapper }: { wrapper: Element | null }) =>
      queueMicrotask(() => signal.aborted || !wrapper || forgive(wrapper));
    bus.on('country_to_state_changing', onCountry, { signal });
    form.addEventListener('focusin', ({ target }) => whenUp(() => describe(descriptionAt(target))), { signal });
    document.addEventListener('click', ({ target }) => describe(descriptionAt(target)), { signal });
    form.addEventListener('keydown', hide, { signal });
  }

  const sync = () => flushSync(() => setState({ descriptions: readDescriptions() }));

  return { ...store, judgeAll, refuse, sync, start };
}

/** The description of the field that an element is in. */
const descriptionAt = (element: unknown): Element | undefined =>
  element instanceof Element ? (element.closest(WRAPPER)?.querySelector(DESCRIPTION) ?? undefined) : undefined;

/** The row of a field that is checked; undefined for all others, and for what the shopper can not see. */
function rowOf(field: Element): HTMLElement | undefined {
  const row = field.closest<HTMLElement>('.form-row');
  return row && field.matches(FIELDS) && !isHidden(row) ? row : undefined;
}

function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLElement && (at.hidden || at.style.display === 'none')) return true;
  }
  return false;
}

function textOf(problem: Problem, row: HTMLElement, field: Field): string {
  if (problem !== 'required-field') return tCheckout(`checkout.${problem}`);
  if (field.type === 'checkbox') return tCheckout('checkout.check');
  const label = textWithout(row.querySelector('label'), '.required, .optional, abbr');
  return label ? tCheckout('checkout.required', { label }) : tCheckout('checkout.requiredField');
}
