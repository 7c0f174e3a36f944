import { decodeEntities } from '../../src/core/html/text';
import { selectStateText } from './messages';

type StateControl = HTMLSelectElement | HTMLInputElement;

const COPIED = ['id', 'name', 'autocomplete', 'aria-required', 'aria-label', 'data-input-classes'];

export function stateOf(country: Element, scope: Element): StateControl | null {
  const id = country.getAttribute('rel') || country.id.replace(/country$/, 'state');
  const found = id && id !== country.id ? scope.querySelector(`#${CSS.escape(id)}`) : null;
  return found instanceof HTMLSelectElement || found instanceof HTMLInputElement ? found : null;
}

type States = ReadonlyMap<string, string>;

/**
 * Puts the control that a country needs in the place of the old one, and shows its row if it can be seen.
 * @param states none: the country has no states; undefined: a text field
 */
export function replaceState(old: StateControl, states: States | undefined, value: string): StateControl {
  const control = states?.size
    ? list(states, placeholderOf(old))
    : field(states ? 'hidden' : 'text', placeholderOf(old));
  for (const name of COPIED) {
    const copied = old.getAttribute(name);
    if (copied !== null) control.setAttribute(name, copied);
  }
  control.className = [control.className, old.getAttribute('data-input-classes')].filter(Boolean).join(' ');
  if (control.type !== 'hidden') control.value = value;
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  const hadFocus = document.activeElement === old;
  // Lists of other scripts stand right behind.
  if (old.nextElementSibling?.matches('.select2-container')) old.nextElementSibling.remove();
  old.replaceWith(control);
  if (hadFocus) control.focus({ preventScroll: true });
  const row = control.closest<HTMLElement>('.form-row');
  if (row) row.style.display = control.type === 'hidden' ? 'none' : '';
  return control;
}

export function fits(control: StateControl, states: States | undefined): boolean {
  if (!states) return control instanceof HTMLInputElement && control.type !== 'hidden';
  if (!states.size) return control instanceof HTMLInputElement && control.type === 'hidden';
  if (!(control instanceof HTMLSelectElement)) return false;
  const values = [...control.options].map(option => option.value).filter(Boolean);
  return values.length === states.size && values.every(value => states.has(value));
}

const placeholderOf = (control: StateControl): string =>
  control.getAttribute('data-placeholder') || control.getAttribute('placeholder') || '';

function list(states: States, placeholder: string): HTMLSelectElement {
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
