import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, headingsOf } from './markdown';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('widgets/README.md');

/** Blocks that begin with the name of a file; a line `// …` stands for what is left out. */
const excerpts = [...guide.matchAll(/^```\w+\n(?:\/\/|\/\*) ([\w/.-]+)(?: \*\/)?\n([\s\S]*?)^```/gm)].map(
  ([, file = '', code = '']) => ({ file, parts: code.split('// …\n').map(part => part.trimEnd()) }),
);

describe('the guide to a new widget', () => {
  it('has ten steps', () => {
    const steps = headingsOf(guide).filter(({ level }) => level === 2);
    expect(steps.map(({ text }) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('shows a file for most of them', () => {
    expect(excerpts.length).toBeGreaterThanOrEqual(8);
  });

  it.each(excerpts)('shows $file as it is', ({ file, parts }) => {
    const source = read(file);
    for (const part of parts) expect(source).toContain(part);
  });

  it('names files that are there', () => {
    const paths = codeOf(guide).match(/\b(?:src|widgets|test|e2e|demo-theme)\/[\w/.-]*\w/g) ?? [];
    expect(paths.length).toBeGreaterThan(12);
    // Without an ending it is a folder or a module; `<name>` stands for any.
    const exists = (path: string) => ['', '.ts', '.tsx'].some(ending => existsSync(join(root, path + ending)));
    expect(paths.filter(path => !exists(path))).toEqual([]);
  });
});
