// @vitest-environment node
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { codeIn, readSource } from '../../sources';

const ROOT = 'widgets/product-table';

/** Returns the part of the widget that a file belongs to: `table`, a feature, or the root, which lists the features. */
function partOf(path: string): string {
  const [folder, name] = posix.relative(ROOT, path).split('/');
  return folder === 'features' ? `features/${name}` : folder === 'table' ? 'table' : 'root';
}

/** Imports between parts, those of types counted, as `part → part: file → file`. */
const between = codeIn(ROOT).flatMap(file => {
  const found = [...readSource(file).matchAll(/(?:\bfrom|^\s*import)\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gm)];
  return found.flatMap(([, still, moving]) => {
    const to = posix.join(posix.dirname(file), still ?? moving ?? '');
    const [one, other] = [partOf(file), partOf(to)];
    if (!to.startsWith(`${ROOT}/`) || one === other) return [];
    return [{ one, other, told: `${posix.relative(ROOT, file)} → ${posix.relative(ROOT, to)}` }];
  });
});

const told = (wrong: typeof between) => wrong.map(({ told: line }) => line).sort();

it('imports between parts are read from real files', () => {
  expect(between.length).toBeGreaterThan(100);
});

it('the table imports no feature, and features stand side by side', () => {
  const wrong = between.filter(({ one, other }) => other !== 'table' && one !== 'root');
  expect(told(wrong)).toEqual([]);
});

it('only the root knows the features by name', () => {
  expect(told(between.filter(({ one, other }) => one === 'table' && other === 'root'))).toEqual([]);
});
