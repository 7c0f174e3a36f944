import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { appendQuery, encodeForm, toFormFields } from '../../../src/core/calls/form';
import { jQuery3 } from '../bus/helpers';

describe('a form body', () => {
  it('has nested names in brackets and an index only where a list holds lists or objects', () => {
    expect(decodeURIComponent(encodeForm({ a: { b: { c: 1 } }, list: [1, 2], rows: [{ id: 5 }, [7]] }))).toBe(
      'a[b][c]=1&list[]=1&list[]=2&rows[0][id]=5&rows[1][]=7',
    );
  });

  it('sends nothing and null as an empty value, and calls functions', () => {
    expect(encodeForm({ a: null, b: undefined, c: false, d: true, e: () => 'later', f: () => null })).toBe(
      'a=&b=&c=false&d=true&e=later&f=',
    );
  });

  it('leaves empty lists and objects out', () => {
    expect(encodeForm({ a: [], b: {}, c: 1 })).toBe('c=1');
  });

  it('has + for spaces, and escapes what would break the body', () => {
    expect(encodeForm({ 'ime in priimek': 'Žan & Špela + 1=2' })).toBe(
      'ime+in+priimek=%C5%BDan+%26+%C5%A0pela+%2B+1%3D2',
    );
  });

  it('survives half of a surrogate pair', () => {
    expect(encodeForm({ a: 'x\uD83D' })).toBe('a=x%EF%BF%BD');
  });

  it('is what jQuery would send', async () => {
    const leaf = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null));
    const { value } = fc.letrec<{ value: unknown }>(tie => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), fields => {
        const plain = JSON.parse(JSON.stringify(fields));
        expect(encodeForm(plain)).toBe(jQuery3.param(plain).replaceAll('%20', '+').replaceAll("'", '%27'));
      }),
    );
  });
});

it('adds fields to a query that is there or not', () => {
  expect(appendQuery('/a', 'b=1')).toBe('/a?b=1');
  expect(appendQuery('/?a=1', 'b=1')).toBe('/?a=1&b=1');
  expect(appendQuery('/a', '')).toBe('/a');
});

describe('fields of a script', () => {
  /** A value within so many lists or objects. */
  const within = (levels: number, wrap: (inner: unknown) => unknown, value: unknown = 'x'): unknown =>
    levels ? wrap(within(levels - 1, wrap, value)) : value;
  const list = (inner: unknown) => [inner];
  const object = (inner: unknown) => ({ a: inner });

  it('keep what a form can carry, and have nothing for the rest', () => {
    const bare = Object.assign(Object.create(null), { a: 1 });
    const plain = { text: 'a', number: 1, yes: true, list: ['a', { b: [2] }], bare: { a: 1 } };
    const rest = { none: undefined, nothing: null, date: new Date(), element: document.body, big: 1n };
    const nothing = { none: null, nothing: null, date: null, element: null, big: null };
    expect(toFormFields({ ...plain, bare, ...rest })).toEqual({ ...plain, ...nothing });
  });

  it.each([
    ['lists', list],
    ['objects', object],
  ])('end below the eighth level of %s', (_, wrap) => {
    expect(toFormFields({ a: within(8, wrap) })).toEqual({ a: within(8, wrap) });
    expect(toFormFields({ a: within(9, wrap) })).toEqual({ a: within(8, wrap, null) });
  });

  it('have functions called once for their values, which are texts', () => {
    const now = vi.fn(() => 7);
    expect(toFormFields({ a: now, b: () => undefined, c: () => ({}) })).toEqual({
      a: '7',
      b: '',
      c: '[object Object]',
    });
    expect(now).toHaveBeenCalledTimes(1);
  });
});
