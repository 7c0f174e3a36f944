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

type Bits = Uint32Array;

interface AttributeBits {
  /** Variations that take this value, those that take any among them. */
  readonly byValue: ReadonlyMap<string, Bits>;
  /** Variations that take any value. */
  readonly any: Bits;
}

export type VariationIndex = ReturnType<typeof indexVariations>;

/** Returns an index with one bit a variation, one row of bits for each attribute value: a choice costs a few word operations per option. */
export function indexVariations(variations: readonly IndexedVariation[]) {
  const all = bitsOf(variations, () => true);
  const active = bitsOf(variations, ({ isActive }) => isActive);
  const attributes = indexAttributes(variations);

  const taking = (name: string, value: string): Bits => {
    const attribute = attributes.get(name);
    if (!attribute) return all;
    return attribute.byValue.get(value) ?? attribute.any;
  };
  const matching = (chosen: Chosen, except?: string): Bits => {
    const rest = all.slice();
    for (const [name, value] of Object.entries(chosen)) {
      if (value && name !== except) intersect(rest, taking(name, value));
    }
    return rest;
  };

  return {
    /** Position of the first variation that matches a full choice; undefined when none does. */
    match: (chosen: Chosen): number | undefined => firstBit(matching(chosen)),
    /** @param values option values, the placeholder left out */
    optionStates(select: string, values: readonly string[], chosen: Chosen): readonly OptionState[] {
      const rest = matching(chosen, select);
      return values.map(value => stateOf(rest, taking(select, value), active));
    },
  };
}

function indexAttributes(variations: readonly IndexedVariation[]): ReadonlyMap<string, AttributeBits> {
  const names = new Set(variations.flatMap(({ attributes }) => Object.keys(attributes)));
  return new Map([...names].map(name => [name, indexAttribute(variations, name)]));
}

function indexAttribute(variations: readonly IndexedVariation[], name: string): AttributeBits {
  const any = bitsOf(variations, ({ attributes }) => !attributes[name]);
  const byValue = new Map<string, Bits>();
  const put = (value: string, position: number) => {
    const bits = byValue.get(value) ?? any.slice();
    byValue.set(value, bits);
    setBit(bits, position);
  };
  variations.forEach(({ attributes }, position) => {
    const value = attributes[name];
    if (!value) return;
    put(value, position);
    // The server may print a text value with entities, where the option has the text itself.
    if (value.includes('&')) put(decodeEntities(value), position);
  });
  return { byValue, any };
}

function bitsOf(variations: readonly IndexedVariation[], fits: (variation: IndexedVariation) => boolean): Bits {
  const bits = new Uint32Array(Math.ceil(variations.length / 32));
  for (const [position, variation] of variations.entries()) if (fits(variation)) setBit(bits, position);
  return bits;
}

function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

function intersect(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0);
}

function stateOf(rest: Bits, taking: Bits, active: Bits): OptionState {
  let state: OptionState = 'out';
  for (let word = 0; word < rest.length; word++) {
    const both = (rest[word] ?? 0) & (taking[word] ?? 0);
    if (both & (active[word] ?? 0)) return 'on';
    if (both) state = 'off';
  }
  return state;
}

function firstBit(bits: Bits): number | undefined {
  for (const [word, value] of bits.entries()) {
    if (value) return word * 32 + (31 - Math.clz32(value & -value));
  }
  return undefined;
}
