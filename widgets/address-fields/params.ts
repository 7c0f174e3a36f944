import { readGlobal } from '../../src/core/config/shopGlobals';
import { isRecord, parseJson, recordOf, text } from '../../src/core/guards';
import { warnOnce } from '../../src/core/report';

/** Rules of a country for a field; undefined: it has none. */
export type FieldRules = ReturnType<typeof readRules>;

/** The states of a country; undefined: it has a text field. Shops send the whole world, so a country is parsed when it is asked for. */
type StatesOf = (country: string) => ReadonlyMap<string, string> | undefined;

export interface Locale {
  readonly rows: ReadonlyMap<string, string>;
  rulesOf(country: string, field: string): FieldRules;
  ownRulesOf(country: string, field: string): FieldRules;
}

type Dictionary = Readonly<Record<string, unknown>>;

/** Caches the last value by its source: the tables are large. */
function cached<T>(parse: (source: string) => T): (source: string) => T {
  let last: { readonly source: string; readonly value: T } | undefined;
  return source => {
    if (last?.source !== source) last = { source, value: parse(source) };
    return last.value;
  };
}

function parseTable(name: string, source: string): Dictionary | undefined {
  if (!source) return undefined;
  const parsed = parseJson(source.replaceAll('&quot;', '"'));
  if (isRecord(parsed)) return parsed;
  warnOnce({
    where: 'address-fields',
    found: `${name} is not a JSON object in a string`,
    consequence: 'The fields stay as the server printed them.',
  });
  return undefined;
}

const statesFrom = cached((source): StatesOf | undefined => {
  const table = parseTable('wc_country_select_params.countries', source);
  return table && (country => (Object.hasOwn(table, country) ? statesIn(table[country]) : undefined));
});

function statesIn(states: unknown): ReadonlyMap<string, string> {
  const named = Object.entries(recordOf(states));
  return new Map(named.map(([code, name]) => [code, text(name) || code]));
}

const localeFrom = cached(source => parseTable('wc_address_i18n_params.locale', source));
const rowsFrom = cached(source => {
  const table = parseTable('wc_address_i18n_params.locale_fields', source) ?? {};
  const selectors = Object.entries(table).flatMap(([field, rows]) =>
    text(rows) ? [[field, text(rows)] as const] : [],
  );
  return new Map(selectors);
});

function readRules({ label, placeholder, required, hidden, priority, class: classes }: Dictionary) {
  return {
    label: typeof label === 'string' ? label : undefined,
    placeholder: typeof placeholder === 'string' ? placeholder : undefined,
    required: required === undefined ? undefined : Boolean(required),
    hidden: hidden === undefined ? undefined : Boolean(hidden),
    priority: Number(priority) > 0 ? Number(priority) : undefined,
    classes: Array.isArray(classes) ? classes.map(text) : undefined,
  };
}

/** The states of each country, as the page has them now; undefined without them. */
export const readStates = (): StatesOf | undefined =>
  statesFrom(text(readGlobal('wc_country_select_params')?.countries));

/** The rules of each country, as the page has them now; undefined without them. */
export function readLocale(): Locale | undefined {
  const params = readGlobal('wc_address_i18n_params');
  const table = localeFrom(text(params?.locale));
  if (!table) return undefined;
  const entry = (country: string, field: string) => recordOf(recordOf(table[country])[field]);
  return {
    rows: rowsFrom(text(params?.locale_fields)),
    ownRulesOf: (country, field) => readRules(entry(country, field)),
    rulesOf: (country, field) => readRules({ ...entry('default', field), ...entry(country, field) }),
  };
}
