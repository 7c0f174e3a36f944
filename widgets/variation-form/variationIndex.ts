import { decodeEntities } from '../../src/core/html/text';

export interface IndexedVariation {
  /** Select name → value; an empty or missing value matches anything. */
  readonly attributes: Readonly<Record<string, string>>;
  /** False: never offered, its options are disabled. */
  readonly isActive: boolean;
}

/** Chosen values by select name; an empty one is no choice. */
export type Chosen = Readonly<Record<string, string>>;

/** The state of an option. `out`: no variation has it; `off`: only inactive variations do. */
export type OptionState = 'on' | 'off' | 'out';

export type VariationIndex = ReturnType<typeof indexVariations>;

/** Reads the attributes once: each choice asks for the states of all options. */
export function indexVariations(variations: readonly IndexedVariation[]) {
  const rows = variations.map(({ attributes, isActive }) => ({ values: valuesOf(attributes), isActive }));
  const fits = (values: Values, chosen: Chosen, except?: string) =>
    values.every(([name, texts]) => name === except || !chosen[name] || texts.includes(chosen[name]));

  return {
    /** Position of the first variation that matches a full choice; undefined when none does. */
    match(chosen: Chosen): number | undefined {
      const position = rows.findIndex(({ values }) => fits(values, chosen));
      return position < 0 ? undefined : position;
    },
    /** @param options their values, the placeholder left out */
    optionStates(select: string, options: readonly string[], chosen: Chosen): readonly OptionState[] {
      const [on, off] = [new Set<string>(), new Set<string>()];
      for (const { values, isActive } of rows) {
        if (!fits(values, chosen, select)) continue;
        const texts = values.find(([name]) => name === select)?.[1] ?? [ANY];
        for (const text of texts) (isActive ? on : off).add(text);
      }
      const isIn = (found: Set<string>, option: string) => found.has(option) || found.has(ANY);
      return options.map(option => (isIn(on, option) ? 'on' : isIn(off, option) ? 'off' : 'out'));
    },
  };
}

/** The texts of each value that is not open, by select name. */
type Values = readonly (readonly [name: string, texts: readonly string[]])[];

/** Stands for the value of an attribute that is open. */
const ANY = '';

/** The server may print a text value with entities, where the option has the text itself. */
const valuesOf = (attributes: IndexedVariation['attributes']): Values =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value ? [[name, value.includes('&') ? [value, decodeEntities(value)] : [value]] as const] : [],
  );
