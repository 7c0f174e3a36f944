import { expect, it } from 'vitest';
import { trimSigns } from '../../src/core/trimSigns';

it.each([
  ['Podrobnosti: ', ' :', 'Podrobnosti'],
  ['a:b', ':', 'a:b'],
  [': :', ' :', ''],
  ['', ':', ''],
])('%j without %j at its end is %j', (text, signs, trimmed) => {
  expect(trimSigns(text, signs)).toBe(trimmed);
});

it('reads a long row of signs once', () => {
  const row = `${':'.repeat(1_000_000)}x`;
  expect(trimSigns(row, ':')).toBe(row);
});
