import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, figuresOf, figureText, fillFigures, readFigures } from '../../src/build/figures';
import { root } from '../../src/build/project';

const figures = readFigures();
const read = (document: string) => readFileSync(join(root, document), 'utf8');

describe('the figures of the documents', () => {
  it.each(DOCUMENTS)('%s has those of the build, and says no size of the bundle without its mark', document => {
    const text = read(document);
    expect(text).toMatch(/<!--figure /);
    expect(fillFigures(text, figures)).toBe(text);
    const unmarked = text.replace(/<!--figure[\s\S]*?<!--\/figure-->/g, '');
    expect(unmarked.match(/\b[\d.]+ KB\b|\b\d+ widgets\b/gi) ?? []).toEqual([]);
  });

  it('count the rows of the README’s table', () => {
    expect(read('README.md').match(/^\| \[`[\w-]+`\]\((?:widgets|src\/behaviours)\//gm)).toHaveLength(figures.widgets);
  });

  it('weigh a file that two others import once, and round to KB of 1000 bytes', () => {
    const shared = { gzip: 200 };
    const file = { gzip: 1000, imports: ['chunks/core.js'] };
    const names = ['chunks/calls', 'chunks/shared', 'styles/widgets', 'chunks/product', 'chunks/variation-form'];
    const parts = Object.fromEntries(names.map(name => [`${name}-12345678.js`, file]));
    const small = figuresOf({ 'shop-widgets.js': file, 'chunks/core.js': shared, ...parts });
    expect(small).toEqual({ widgets: figures.widgets, first: 1200, list: 4200, product: 6200 });
    expect(figureText(small, 'first')).toBe('1 KB');
    expect(fillFigures('<!--figure list-->9 KB<!--/figure--> of', small)).toBe(
      '<!--figure list-->4 KB<!--/figure--> of',
    );
    expect(() => fillFigures('<!--figure lists--><!--/figure-->', small)).toThrow('no figure lists');
  });
});
