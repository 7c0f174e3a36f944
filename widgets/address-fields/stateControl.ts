import { decodeEntities } from '../../src/core/html';
import { selectStateText } from './messages';

/** The control for the state: a list, a text field, or nothing that a shopper sees. */
export type StateControl = HTMLSelectElement | HTMLInputElement;

/** Attributes that the next control takes over. */
const CARRIED = ['id', 'name', 'autocomplete', 'aria-required', 'aria-label', 'data-input-classes'];

/** The control for the state of a country's control; null where the form has none. */
export function stateOf(country: Element, scope: Element): StateControl | null {
  const id = country.getAttribute('rel') || country.id.replace(/country$/, 'state');
  const found = id && id !== country.id ? scope.querySelector(`#${CSS.escape(id)}`) : null;
  return found instanceof HTMLSelectElement || found instanceof HTMLInputElement ? found : null;
}

/** The control that a country needs, in the place of the one that is there. */
export interface WantedState {
  readonly old: StateControl;
  /** None: there is nothing to choose; undefined: the shopper types it. */
  readonly states: ReadonlyMap<string, string> | undefined;
  /** The one to choose again, where the control can have it. */
  readonly value: string;
}

/** Puts the control that a country needs in the place of the old one, and shows its row if it can be seen. Source: contract 17.3. */
export function replaceState({ old, states, value }: WantedState): void {
  const control = states?.size
    ? list(states, placeholderOf(old))
    : field(states ? 'hidden' : 'text', placeholderOf(old));
  for (const name of CARRIED) {
    const carried = old.getAttribute(name);
    if (carried !== null) control.setAttribute(name, carried);
  }
  control.className = [control.className, old.getAttribute('data-input-classes')].filter(Boolean).join(' ');
  if (control.type !== 'hidden') control.value = value;
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  const hadFocus = document.activeElement === old;
  // What draws lists of its own stands right behind.
  if (old.nextElementSibling?.matches('.select2-container')) old.nextElementSibling.remove();
  old.replaceWith(control);
  if (hadFocus) control.focus({ preventScroll: true });
  const row = control.closest<HTMLElement>('.form-row');
  if (row) row.style.display = control.type === 'hidden' ? 'none' : '';
}

/** Whether a control is the one that a country with these states needs. */
export function fits(control: StateControl, states: ReadonlyMap<string, string> | undefined): boolean {
  if (!states) return control instanceof HTMLInputElement && control.type !== 'hidden';
  if (!states.size) return control instanceof HTMLInputElement && control.type === 'hidden';
  if (!(control instanceof HTMLSelectElement)) return false;
  const values = [...control.options].map(option => option.value).filter(Boolean);
  return values.length === states.size && values.every(value => states.has(value));
}

const placeholderOf = (control: StateControl): string =>
  control.getAttribute('data-placeholder') || control.getAttribute('placeholder') || '';

function list(states: ReadonlyMap<string, string>, placeholder: string): HTMLSelectElement {
  const select = document.createElement('select');
  select.className = 'state_select';
  select.dataset.placeholder = placeholder || selectStateText();
  select.append(option(selectStateText(), ''));
  for (const [code, name] of states) select.append(option(decodeEntities(name), code));
  return select;
}

function option(text: string, value: string): HTMLOptionElement {
  const element = document.createElement('option');
  element.textContent = text;
  element.value = value;
  return element;
}

function field(type: 'hidden' | 'text', placeholder: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  input.className = type === 'hidden' ? 'hidden' : 'input-text';
  input.placeholder = placeholder;
  return input;
}
