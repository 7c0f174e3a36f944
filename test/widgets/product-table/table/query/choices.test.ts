import { describe, expect, it } from 'vitest';
import { type ChosenChip, withoutChip } from '../../../../../widgets/product-table/features/filters/Chips';
import { shownChoice } from '../../../../../widgets/product-table/features/filters/shownChoice';
import {
  afterLimit,
  afterOption,
  afterReset,
  afterThumb,
  type Choice,
  type Filter,
  fieldsOf,
  inBounds,
  inOrder,
  NO_CHOICE,
  type Option,
  optionsOf,
  pairsOf,
  type TextField,
} from '../../../../../widgets/product-table/table/query/choices';
import { typedTexts, withTyped } from '../../../../../widgets/product-table/table/query/typedTexts';

const option = (value: string, more: Partial<Option> = {}): Option => ({
  type: 'checkbox',
  name: '12_x[]',
  value,
  isDisabled: false,
  isDefault: value === '',
  isUnmarked: false,
  above: [],
  isParent: false,
  ...more,
});
const field = (type: TextField['type'], more: Partial<TextField> = {}): TextField => ({
  type,
  name: `12_${type}`,
  isDisabled: false,
  printed: '',
  ends: { min: '0', max: '150' },
  most: '',
  ...more,
});
const filter = (controls: Filter['controls'], more: Partial<Filter> = {}): Filter => ({
  key: 'x',
  kind: 'attribute',
  taxonomy: 'pa_barva',
  metaKey: '',
  controls,
  isInstant: false,
  ...more,
});
const choice = (chosen: readonly string[], ...texts: readonly string[]): Choice => ({
  ...NO_CHOICE,
  chosen: new Set(chosen),
  texts,
});
const preset = (value: string, limits?: Option['limits']) => option(value, { type: 'radio', name: '12_range', limits });
const range = filter([preset('', {}), preset('low', { min: '20', max: '60' }), field('min'), field('max')], {
  kind: 'custom_field',
  metaKey: '_price',
});
const held = ({ chosen, texts }: Choice) => [[...chosen].join(' '), ...texts];
const first = <One>(all: readonly One[], at = 0): One => {
  const found = all[at];
  if (found === undefined) throw new Error('none');
  return found;
};

describe('a tree', () => {
  const tree = filter([
    option('1', { isParent: true }),
    option('2', { above: ['1'], isParent: true }),
    option('3', { above: ['2', '1'] }),
    option('4'),
  ]);
  it.each([
    ['a term drops those below it', ['1', '2', '3', '4'], 0, '1 4'],
    ['a term drops those above it', ['1', '2', '3', '4'], 2, '3 4'],
    ['a term in the middle drops both', ['1', '2', '3'], 1, '2'],
    ['another branch drops none', ['1', '4'], 3, '1 4'],
  ])('%s', (_, chosen, at, left) => {
    expect(held(afterOption(tree, choice(chosen), first(optionsOf(tree), at)))).toEqual([left]);
  });
});

describe('a range', () => {
  const limit = (at: 0 | 1) => first(fieldsOf(range), at);
  const ends = { slider: { min: '0', max: '150' } };
  it.each<[string, Choice, readonly string[]]>([
    [
      'takes the limits of a preset',
      afterOption(range, choice(['low'], '1', '2'), first(optionsOf(range), 1)),
      ['low', '20', '60'],
    ],
    [
      'has no limits with the preset for all',
      afterOption(range, choice([''], '1', '2'), first(optionsOf(range))),
      ['', '', ''],
    ],
    [
      'drops its presets when a limit is typed',
      afterLimit(range, choice(['low'], '30', '60'), limit(0), true),
      ['', '30', '60'],
    ],
    [
      'has an emptied limit at the slider’s end',
      afterLimit({ ...range, ...ends }, choice([], '5', ''), limit(1), false),
      ['', '5', '150'],
    ],
    [
      'keeps a limit empty while the shopper types',
      afterLimit({ ...range, ...ends }, choice([], '5', ''), limit(1), true),
      ['', '5', ''],
    ],
    [
      'keeps an emptied limit empty without a slider',
      afterLimit(range, choice([], '5', ''), limit(1), false),
      ['', '5', ''],
    ],
    [
      'has thumbs that stop at each other',
      afterThumb(range, choice([]), 'min', { min: '90', max: '60' }),
      ['', '60', '60'],
    ],
    ['swaps limits by their numbers', inOrder(range, choice([], '10', '9')), ['', '9', '10']],
    ['keeps limits that are in order', inOrder(range, choice([], '9', '10')), ['', '9', '10']],
    ['keeps one limit alone', inOrder(range, choice([], '9', '')), ['', '9', '']],
  ])('%s', (_, result, expected) => {
    expect(held(result)).toEqual(expected);
  });

  it('is brought back into what there is where the server printed more', () => {
    const printed = filter([field('min', { printed: '-5' }), field('max', { printed: '999', most: '120' })]);
    expect(held(inBounds(printed, choice([], '-5', '999')))).toEqual(['', '0', '120']);
    expect(held(inBounds(printed, choice([], '-6', '998')))).toEqual(['', '-6', '998']);
  });
});

it('dates are swapped by their texts', () => {
  const dates = filter([field('date'), field('date')]);
  expect(held(inOrder(dates, choice([], '2026-05-01', '2026-01-01')))).toEqual(['', '2026-01-01', '2026-05-01']);
});

describe('a chip drops', () => {
  const chip = (more: Partial<ChosenChip>): ChosenChip => ({
    kind: 'attribute',
    taxonomy: 'pa_barva',
    metaKey: '',
    value: '',
    searchName: '',
    ...more,
  });
  const colours = filter([option('1'), option('2')]);
  const search = filter([field('search')], { kind: '', taxonomy: '' });
  const dates = filter([field('date', { printed: 'a' }), field('date', { printed: 'b' })], { kind: 'date_picker' });
  it.each<[string, Filter, Choice, ChosenChip, readonly string[]]>([
    ['its term', colours, choice(['1', '2']), chip({ value: '1' }), ['2']],
    ['no term of another taxonomy', colours, choice(['1']), chip({ value: '1', taxonomy: 'pa_x' }), ['1']],
    ['no term of another kind', colours, choice(['1']), chip({ value: '1', kind: 'category' }), ['1']],
    ['a search by its name', search, choice([], 'x'), chip({ kind: 'search', searchName: '12_search' }), ['', '']],
    ['no search without a name', search, choice([], 'x'), chip({ kind: 'search' }), ['', 'x']],
    ['a price, whatever its value', range, choice(['low'], '1', '2'), chip({ kind: 'price_range' }), ['', '', '']],
    ['one date', dates, choice([], 'a', 'b'), chip({ kind: 'date_picker', value: 'b' }), ['', 'a', '']],
  ])('%s', (_, of, before, dropped, expected) => {
    expect(held(withoutChip(of, before, dropped))).toEqual(expected);
  });
});

describe('Reset', () => {
  const all = filter([
    option('', { type: 'radio' }),
    option('1', { type: 'radio' }),
    option('on', { isDefault: true }),
    field('search'),
  ]);
  it('drops all but what stands for no choice', () => {
    expect(held(afterReset(all, choice(['1'], 'x'), []))).toEqual([' on', '']);
  });
  it('keeps what is asked for alone', () => {
    expect(held(afterReset(all, choice(['1'], 'x'), [['12_search', 'x']]))).toEqual([' on', 'x']);
  });
});

describe('pairs', () => {
  const sent = (one: Filter, of: Choice, ...more: readonly Filter[]) => pairsOf([one, ...more], new Map([['x', of]]));
  it('are those of each copy, but of a group of radios one', () => {
    const boxes = filter([option('1')]);
    expect(sent(boxes, choice(['1']), boxes)).toHaveLength(2);
    const radios = filter([preset('low')]);
    expect(sent(radios, choice(['low']), radios)).toEqual([['12_range', 'low']]);
  });
  it('have the applied keyword where the rows are searched on the page', () => {
    const search = filter([field('search')], { isInstant: true });
    expect(sent(search, { ...choice([], 'typed'), applied: 'sent' })).toEqual([['12_search', 'sent']]);
  });
});

describe('a typed text', () => {
  const search = filter([field('search')]);
  const typed = (of: Filter, what: Choice, sent?: [string, string][]) =>
    Object.fromEntries(typedTexts([of], new Map([['x', what]]), sent));
  it('is one that was not sent', () => {
    expect(typed(search, choice([], 'new'))).toEqual({ '12_search': 'new' });
    expect(typed(search, choice([], 'new'), [['12_search', 'new']])).toEqual({});
    expect(typed(search, choice([], 'newer'), [['12_search', 'new']])).toEqual({ '12_search': 'newer' });
  });
  it('is no limit of a preset', () => {
    expect(typed(range, choice(['low'], '20', '60'))).toEqual({});
    expect(typed(range, choice([], '20', ''))).toEqual({ '12_min': '20' });
  });
  it('drops the presets of an answer', () => {
    expect(held(withTyped(range, choice(['low'], '20', '60'), new Map([['12_min', '30']])))).toEqual(['', '30', '60']);
  });
});

describe('a heading', () => {
  const texts = { currency: '€', from: 'od' };
  const stars = filter([preset(''), preset('4'), preset('all', {})], { kind: 'rating' });
  it.each<[string, Filter, Choice, boolean, object]>([
    ['counts boxes', filter([option('1'), option('2')]), choice(['1']), false, { isActive: true, count: 1 }],
    ['has no number for none', filter([option('1')]), choice([]), false, { isActive: false, count: null }],
    ['has a nought in a grid', filter([option('1')]), choice([]), true, { isActive: false, count: 0 }],
    ['says a radio', stars, choice(['4']), false, { isActive: true, choice: stars.controls[1] }],
    ['says nothing of the radio for all', stars, choice(['']), false, { isActive: false, choice: null }],
    ['says limits', range, choice([], '2', ''), false, { isActive: true, choice: '€2 - €150' }],
    ['says nothing of limits at the ends', range, choice([], '0', '150'), false, { isActive: false, choice: null }],
    [
      'says where a range begins',
      filter([field('min'), field('max', { ends: { min: '', max: '' } })], { kind: '' }),
      choice([], '2', ''),
      false,
      { choice: 'od 2' },
    ],
  ])('%s', (_, of, what, isInGrid, expected) => {
    expect(shownChoice(of, what, isInGrid, texts)).toMatchObject(expected);
  });
});
