import { type PhpFields, phpFields } from './phpFields';

/** Parameters of the page that every query of a table carries. */
export const PERSISTED = ['s', 'post_type', 'term', 'taxonomy'];
/** The server reads so much of a search text. */
const SEARCH_LENGTH = 100;
/** Parameters of a call that are no state of the table. */
const NOT_STATE = ['sc_attrs', 'url'];

/** Query of one table in a request; names are without the table's prefix. */
export class TableQuery {
  readonly #fields: PhpFields;
  readonly #persisted: [string, string][];

  /**
   * @param pairs Of the request, of all tables.
   * @param defaults Values for names that the request does not contain.
   */
  constructor(
    readonly id: string,
    pairs: Iterable<readonly [string, string]>,
    readonly defaults: Readonly<Record<string, string>> = {},
  ) {
    const prefix = `${id}_`;
    const all = [...phpFields(pairs)];
    this.#fields = new Map(
      all.filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), value]),
    );
    this.#persisted = all.flatMap(([name, value]) =>
      PERSISTED.includes(name) && typeof value === 'string' && value ? [[name, value]] : [],
    );
  }

  /** A single value; `''` for none and for a list. */
  one(name: string): string {
    const value = this.#fields.get(name) ?? this.defaults[name] ?? '';
    return typeof value === 'string' ? value.trim() : '';
  }

  /** Values of a list that are not empty; none for a single value. */
  all(name: string): readonly string[] {
    const value = this.#fields.get(name);
    return value === undefined || typeof value === 'string' ? [] : [...value.values()].filter(Boolean);
  }

  has(name: string, value: string): boolean {
    return this.all(name).includes(value);
  }

  /** Names of parameters that a pattern matches. */
  names(pattern: RegExp): string[] {
    return [...this.#fields.keys()].filter(name => pattern.test(name));
  }

  /** Text of the n-th search box, from 1. */
  searchOf(box: number): string {
    return this.one(`search_${box}`).slice(0, SEARCH_LENGTH).trim();
  }

  /** Text of the first search box. */
  get search(): string {
    return this.searchOf(1);
  }

  /** Texts of all search boxes. */
  get searches(): string {
    return this.names(/^search_\d+$/)
      .map(name => this.searchOf(Number(name.slice('search_'.length))))
      .filter(Boolean)
      .join(' ');
  }

  /** Order of the table: the requested one, else by relevance while there is a search text. */
  get orderby(): string {
    return this.one('orderby') || (this.searches ? 'relevance' : '');
  }

  /** Returns the state as names and values: the requested ones, the order by relevance of a search, the device, persisted ones. */
  pairs(device: string): [name: string, value: string][] {
    const state = [...this.#fields].filter(([name]) => !NOT_STATE.includes(name));
    const own = state.flatMap(([name, value]): [string, string][] => {
      if (name === 'device') return [[name, device]];
      if (typeof value === 'string') return [[name, value]];
      return [...value].map(([key, entry]) => [`${name}[${key}]`, entry]);
    });
    if (this.one('orderby') === '' && this.orderby) own.push(['orderby', this.orderby]);
    if (!this.#fields.has('device')) own.push(['device', device]);
    const named = own.map(([name, value]): [string, string] => [`${this.id}_${name}`, value]);
    return [...named, ...this.#persisted].filter(([, value]) => value);
  }

  /** The state as the server prints it: values raw, brackets encoded. */
  printed(device: string): string {
    const pieces = this.pairs(device).map(
      ([name, value]) => `${name.replace('[', '%5B').replace(']', '%5D')}=${value.replace(/["'\\]/g, '\\$&')}`,
    );
    return `?${pieces.join('&')}`;
  }

  /** Whether it contains nothing that Reset would remove. */
  get isEmpty(): boolean {
    return this.names(/./).every(
      name => ['device', 'filtered', ...NOT_STATE].includes(name) || (!this.one(name) && !this.all(name).length),
    );
  }
}
