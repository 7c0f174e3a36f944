import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Chosen,
  type IndexedVariation,
  indexVariations,
  type OptionState,
} from '../../../widgets/variation-form/variationIndex';

const NAMES = ['attribute_pa_barva', 'attribute_pa_velikost', 'attribute_vezenina'];
/** Values that the server may print in a variation, and values of the options. */
const PRINTED = ['', 'a', 'b', 'C & D', 'C &amp; D', '&quot;E&quot;', '"E"', '&lt;i&gt;', 'constructor'];
const OPTIONS = ['a', 'b', 'C & D', '"E"', '<i>', 'constructor', 'f'];

/** Text of the variation's value. */
const decoded = (value: string) =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const takes = (printed: string | undefined, value: string) =>
  !printed || !value || printed === value || decoded(printed) === value;

/** Rules of the shop. See contract/variations.md#markup. */
function matches({ attributes }: IndexedVariation, chosen: Chosen): boolean {
  return Object.entries(attributes).every(([name, printed]) => takes(printed, chosen[name] ?? ''));
}

/** Rules of the shop. See contract/variations.md#options. */
function stateOf(variations: readonly IndexedVariation[], select: string, value: string, chosen: Chosen): OptionState {
  const others = { ...chosen, [select]: '' };
  const attached = variations.filter(one => matches(one, others) && takes(one.attributes[select], value));
  if (attached.length === 0) return 'out';
  return attached.some(one => one.isActive) ? 'on' : 'off';
}

const variation = fc.record({
  attributes: fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom(...PRINTED)),
  isActive: fc.boolean(),
});
const choice = fc.dictionary(fc.constantFrom(...NAMES, 'attribute_unknown'), fc.constantFrom('', ...OPTIONS));

it('indexVariations matches what a walk through the list matches', () => {
  fc.assert(
    fc.property(fc.array(variation, { maxLength: 80 }), choice, (variations, chosen) => {
      const first = variations.findIndex(one => matches(one, chosen));
      expect(indexVariations(variations).match(chosen)).toBe(first === -1 ? undefined : first);
    }),
    { numRuns: 500 },
  );
});

it('indexVariations leaves the options that a walk through the list leaves', () => {
  fc.assert(
    fc.property(
      fc.array(variation, { maxLength: 80 }),
      fc.constantFrom(...NAMES),
      choice,
      (variations, select, chosen) => {
        const expected = OPTIONS.map(value => stateOf(variations, select, value, chosen));
        expect(indexVariations(variations).optionStates(select, OPTIONS, chosen)).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

it('indexVariations takes the first of several in list order, also beyond 32', () => {
  const variations = Array.from({ length: 70 }, (_, i) => ({
    attributes: { attribute_a: String(Math.floor(i / 2)) },
    isActive: true,
  }));
  const index = indexVariations(variations);
  for (let i = 0; i < 35; i++) expect(index.match({ attribute_a: String(i) })).toBe(i * 2);
});

it('indexVariations matches nothing in an empty list, and leaves no option', () => {
  const index = indexVariations([]);
  expect(index.match({ attribute_a: 'x' })).toBeUndefined();
  expect(index.optionStates('attribute_a', ['x'], {})).toEqual(['out']);
});

it('indexVariations lets a variation without attributes take any choice', () => {
  const index = indexVariations([{ attributes: {}, isActive: true }]);
  expect(index.match({ attribute_a: 'x' })).toBe(0);
  expect(index.optionStates('attribute_a', ['x', 'y'], { attribute_b: 'z' })).toEqual(['on', 'on']);
});
