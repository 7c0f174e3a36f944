import { decode } from '../../../src/core/url';
import { ownFrame, type Table } from '../table';

/** Names and values in order; a name may come again. */
export type Pairs = readonly (readonly [name: string, value: string])[];

export function splitPair(piece: string): [name: string, value: string] {
  const at = piece.indexOf('=');
  return at < 0 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + 1)];
}

/** Parses the query of a URL, with or without its `?`; `+` is a space. */
export function parseQuery(query: string): Pairs {
  const pieces = query.replace(/^\?/, '').split('&').filter(Boolean);
  return pieces.map(piece => {
    const [name, value] = splitPair(piece.replaceAll('+', ' '));
    return [decode(name), decode(value)];
  });
}

/** Encodes for a URL, spaces as `%20`. Source: contract product-table 2.2. */
export function formatQuery(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** A lone surrogate, of which no URL can be made, becomes U+FFFD. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Matches the page number of an archive at the end of a path: `/trgovina/page/2/` with the slug `page`. */
const pagePath = (slug: string): RegExp => new RegExp(`/${slug.replace(/\W/g, '\\$&')}/(\\d+)/?$`);

export const pageInPath = (path: string, slug: string): string | undefined => pagePath(slug).exec(path)?.[1];

export const withoutPage = (path: string, slug: string): string => path.replace(pagePath(slug), '/');

/** Returns the name of a list without its index: `a[0]` and `a[]` are one list. */
export const baseName = (name: string): string => name.replace(/\[\d*\]$/, '[]');

/** Returns the last value of a name, as the server takes it. */
export function lastValue(pairs: Pairs, name: string): string | undefined {
  return pairs.filter(pair => pair[0] === name).at(-1)?.[1];
}

/** Returns the pairs without these names; lists are named `a[]`. */
export function without(pairs: Pairs, names: readonly string[]): Pairs {
  return pairs.filter(([name]) => !names.includes(baseName(name)));
}

/** Returns `base` with the values of `changes` for all names in it. */
export function override(base: Pairs, changes: Pairs): Pairs {
  const names = changes.map(([name]) => baseName(name));
  return [...without(base, names), ...changes];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isChoice = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** Returns the navigations of a table, header and sidebar; their choices form one query. */
export function navigations(table: Pick<Table, 'container'>): HTMLElement[] {
  const isPlaced = (navigation: Element) =>
    navigation.parentElement === table.container || navigation.closest('.wcpt-navigation-wrapper') !== null;
  return ownFrame(table, '.wcpt-navigation').filter(navigation => isPlaced(navigation) && !inTemplate(navigation));
}

const inTemplate = (element: Element) => element.closest('.wcpt-nav-modal-tpl') !== null;

export const inNavigations = <E extends Element = HTMLElement>(
  table: Pick<Table, 'container'>,
  selector: string,
): E[] => navigations(table).flatMap(navigation => [...navigation.querySelectorAll<E>(selector)]);

/** Whether an Apply button was pressed, also by another script, which sets the class. Source: contract product-table 6. */
export const isApplied = ({ store }: Table, button: Element): boolean =>
  button === store.getState().applying || button.matches('.wcpt-apply--clicked');

export const isSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.classList.contains('wcpt-search-input');

export const searchFields = (table: Pick<Table, 'container'>): HTMLInputElement[] =>
  inNavigations(table, 'input.wcpt-search-input');

/** Returns the choices as a form would send them. Source: contract product-table 2.2. */
export function serialise(roots: readonly Element[]): Pairs {
  const controls = roots.flatMap(root => [...root.querySelectorAll<Control>('input, select, textarea')]);
  return controls.filter(control => control.name && !control.matches(':disabled')).flatMap(pairsOf);
}

function pairsOf(control: Control): Pairs {
  if (control instanceof HTMLSelectElement) {
    return [...control.selectedOptions].filter(option => !option.disabled).map(option => [control.name, option.value]);
  }
  if (!(control instanceof HTMLInputElement)) return [[control.name, control.value]];
  if (/^(?:submit|button|image|reset|file)$/.test(control.type)) return [];
  // The text of an instant search is searched in the rows of the page.
  if (control.closest('.wcpt-instant-search')) return [[control.name, control.getAttribute('data-wcpt-value') ?? '']];
  if (!isChoice(control)) return [[control.name, rangeValue(control)]];
  const reverse = control.getAttribute('data-wcpt-reverse-value');
  const name = nameOf(control);
  if (control.checked) return [[name, control.value]];
  return reverse === null ? [] : [[name, reverse]];
}

/** Copies of a radio group carry a random suffix, so that they do not uncheck each other. */
function nameOf({ name, type }: HTMLInputElement): string {
  const at = type === 'radio' ? name.indexOf('--') : -1;
  return at < 0 ? name : `${name.slice(0, at)}[]`;
}

/**
 * Returns the value that a field sends. For a limit that limits nothing it is what was printed, mostly empty: else nobody could
 * go back to the whole range.
 */
export function rangeValue(input: HTMLInputElement): string {
  const isMin = input.classList.contains('wcpt-range-input-min');
  if (!isMin && !input.classList.contains('wcpt-range-input-max')) return input.value;
  const presets = input.closest('.wcpt-filter')?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
  const preset = [...presets].find(radio => radio.checked && radio.value !== '');
  const printed = preset?.getAttribute(isMin ? 'data-wcpt-range-min' : 'data-wcpt-range-max');
  if (preset && printed !== null) return printed ?? '';
  const { value, defaultValue } = input;
  if (value !== (isMin ? input.min : input.max)) return value;
  return defaultValue === value ? value : '';
}
