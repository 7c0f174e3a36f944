import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import {
  bothSides,
  frozenColumns,
  frozenStyles,
  taken,
} from '../../../../../widgets/product-table/features/layout/freeze/frozenColumns';
import { readFreezeOptions } from '../../../../../widgets/product-table/features/layout/settings';
import { readLength } from '../../../../../widgets/product-table/table/settings';
import { withSettings } from '../../take';

it('freeze options are those of the device view alone, under either name', () => {
  const table = withSettings({
    laptop_freeze_left: '2',
    laptop_sticky_right: '1',
    laptop_freeze_heading: 'true',
    laptop_scroll_offset: '#glava',
    laptop_table_width: '1400',
    phone_freeze_left: '',
    phone_sticky_left: '1',
    phone_freeze_heading: 'false',
  });
  expect(readFreezeOptions(table, 'laptop')).toEqual({
    left: 2,
    right: 1,
    heading: true,
    offset: '#glava',
    width: { px: 1400, isMore: false },
    isFrozen: true,
  });
  expect(readFreezeOptions(table, 'phone')).toMatchObject({ left: 1, right: 0, heading: false, width: null });
  expect(readFreezeOptions(table, 'tablet')).toMatchObject({ left: 0, right: 0, heading: false, isFrozen: false });
});

it('freeze options have their own heading offset before the scroll offset', () => {
  const table = withSettings({ laptop_freeze_heading_offset: '10', laptop_scroll_offset: '40' });
  expect(readFreezeOptions(table, 'laptop').offset).toBe(10);
});

afterEach(() => document.body.replaceChildren());

it.each([
  [32, 32],
  [null, 20],
  ['#nobody', 20],
])('a length of %j, else 20 px', (length, px) => expect(readLength(length, 20)).toBe(px));

it('a length in the settings is the height of an element', () => {
  const bar = document.createElement('div');
  bar.id = 'glava';
  Object.defineProperty(bar, 'offsetHeight', { value: 44 });
  document.body.append(bar);
  expect(readLength('#glava', 0)).toBe(44);
});

it('frozen columns stand beside each other, without hidden ones', () => {
  expect(frozenColumns([100, 0, 50, 80, 90], 2, 1000)).toEqual([
    { position: 1, offset: 0, width: 100 },
    { position: 3, offset: 100, width: 50 },
  ]);
});

it('frozen columns of both sides leave room to scroll in, and a column', () => {
  const widths = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 12 });
  const counts = fc.record({ left: fc.nat(20), right: fc.nat(20) });
  const property = fc.property(widths, counts, fc.integer({ min: 1, max: 1500 }), (all, wanted, room) => {
    const { left, right } = bothSides(all, wanted, room);
    const places = [...left.map(one => one.position), ...right.map(one => all.length + 1 - one.position)];
    expect(new Set(places).size).toBe(places.length);
    expect(taken(left) + taken(right)).toBeLessThanOrEqual((room * 2) / 3 + 1e-6);
    expect(left.length).toBeLessThanOrEqual(wanted.left);
    expect(right.length).toBeLessThanOrEqual(wanted.right);
    const shown = all.filter(width => width > 0).length;
    expect(places.length).toBeLessThanOrEqual(Math.max(0, shown - 1));
  });
  fc.assert(property);
});

const look = { left: [], right: [], width: 0, border: 0, heading: undefined, background: 'white' };

it('the rules of a frozen table hold cells at their side, the innermost with an edge', () => {
  const left = frozenColumns([100, 50, 80, 70], 2, 1000);
  const css = frozenStyles('#t', { ...look, left, right: [{ position: 1, offset: 0, width: 70 }], border: 1 });
  expect(css).toContain(':nth-child(1) { position: sticky; inset-inline-start: -1px');
  expect(css).toContain(':nth-child(2) { position: sticky; inset-inline-start: 99px');
  expect(css).toContain(':nth-last-child(1) { position: sticky; inset-inline-end: -1px');
  expect(css).toContain('scroll-padding-inline: 150px 70px');
  expect(css.match(/border-inline-end: 1px/g)).toHaveLength(1);
  expect(css.match(/border-inline-start: 1px/g)).toHaveLength(1);
  expect(css).not.toContain('min-width');
  expect(css).not.toContain('thead {');
});

it('the rules of a frozen table lift the heading, keep what has the focus below it, and set a width', () => {
  const css = frozenStyles('#t', { ...look, width: 1400, heading: { offset: 30, height: 41.5 } });
  expect(css).toContain('#t > table > thead { position: relative; z-index: 2');
  expect(css).toContain('scroll-margin-block-start: 71.5px');
  expect(css).toContain('min-width: 1400px');
  expect(css).toContain(':where(#t > table > thead > tr)');
});
