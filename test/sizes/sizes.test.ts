import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface ShippedFile {
  readonly gzip: number;
  readonly imports?: readonly string[];
}

const dist = join(import.meta.dirname, '../../dist');

function readManifest(): Readonly<Record<string, ShippedFile>> {
  const file = join(dist, 'manifest.json');
  if (!existsSync(file)) throw new Error('Run “npm run build” first: the budgets are those of dist/manifest.json.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const manifest = readManifest();
const files = Object.keys(manifest);

/** Files with everything that they import statically, each once. */
function withImports(...entries: readonly string[]): string[] {
  const counted = new Set<string>();
  const visit = (file: string) => {
    if (counted.has(file)) return;
    counted.add(file);
    for (const imported of manifest[file]?.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...counted];
}

/** Gzip bytes of files with everything that they import statically. */
function weigh(...entries: readonly string[]): number {
  return withImports(...entries).reduce((sum, file) => sum + (manifest[file]?.gzip ?? 0), 0);
}

/** The shop's entry, and all chunks and stylesheets of these names; `calls` is what asks for the cart. */
function parts(...names: readonly string[]): string[] {
  return [entry, ...names.flatMap(name => filesOf(name === 'calls' ? 'cartCalls' : name))];
}

function filesOf(name: string): string[] {
  const found = files.filter(file => file.startsWith(`chunks/${name}-`) || file.startsWith(`styles/${name}-`));
  if (found.length === 0) throw new Error(`dist has no ${name}`);
  return found;
}

const KB = 1000;
const entry = 'shop-widgets.js';
/** Widgets of a product page that are awake before it is touched. */
const IN_VIEW = ['calls', 'variation-form', 'product-gallery', 'quantity', 'short-description'];
/** What a shopper brings in who reads, zooms, opens the lightbox, rates, adds and removes. */
const USED = ['product-tabs', 'review-form', 'zoom', 'lightbox', 'addForm', 'mini-cart', 'keepTyping'];

// Budgets in gzip bytes; raising one is a commit of its own, with the reason.
describe('gzip, before the first interaction', () => {
  it('the core with its loader stays under 14 KB', () => {
    expect(weigh(entry)).toBeLessThanOrEqual(14 * KB);
  });

  it('a page whose widgets all sleep, its cart asked for, stays under 22 KB, without React', () => {
    expect(weigh(...parts('calls'))).toBeLessThanOrEqual(22 * KB);
    expect(withImports(...parts('calls')).filter(file => file.startsWith('chunks/react-'))).toEqual([]);
  });

  it('a page with nothing but a variations form in view stays under 100 KB', () => {
    expect(weigh(...parts('calls', 'variation-form'))).toBeLessThanOrEqual(100 * KB);
  });

  it('a product page with everything in view awake stays under 125 KB', () => {
    expect(weigh(...parts(...IN_VIEW, 'product-tabs'))).toBeLessThanOrEqual(125 * KB);
  });

  it('a simple product with gallery and quantity in view stays under 100 KB, React included', () => {
    expect(weigh(...parts('calls', 'product-gallery', 'quantity', 'short-description'))).toBeLessThanOrEqual(100 * KB);
  });

  it.each(['store-notice', 'coming-soon-banner', 'product-tabs', 'media-player'])(
    'a page with nothing awake but %s stays under 95 KB, React included',
    name => {
      expect(weigh(...parts('calls', name))).toBeLessThanOrEqual(95 * KB);
    },
  );

  it('swatches stay under 4.5 KB, a bundle under 8.5 KB, with what they need besides', () => {
    const page = weigh(...parts(...IN_VIEW));
    expect(weigh(...parts(...IN_VIEW, 'swatches')) - page).toBeLessThanOrEqual(4.5 * KB);
    expect(weigh(...parts(...IN_VIEW, 'bundle')) - page).toBeLessThanOrEqual(8.5 * KB);
  });
});

describe('gzip, a page with a product table', () => {
  it('that sleeps below the fold stays under 20 KB: the table has no part in it', () => {
    expect(weigh(...parts('calls'))).toBeLessThanOrEqual(20 * KB);
    expect(manifest[entry]?.imports?.some(file => /table/.test(file))).toBe(false);
  });

  it('in view stays under 60 KB, without React', () => {
    expect(weigh(...parts('calls', 'product-table'))).toBeLessThanOrEqual(60 * KB);
  });
});

describe('gzip, after everything was used', () => {
  it('a product page stays under 138 KB, lightbox included', () => {
    expect(weigh(...parts(...IN_VIEW, ...USED))).toBeLessThanOrEqual(138 * KB);
  });
});

describe('the classic loader', () => {
  it('stays a few hundred bytes', () => {
    expect(manifest['shop-widgets.classic.js']?.gzip).toBeLessThanOrEqual(300);
  });
});

describe('the manifest', () => {
  it('has an integrity value for every file that ships', () => {
    for (const file of files)
      expect(manifest[file], file).toMatchObject({ integrity: expect.stringMatching(/^sha384-/) });
  });

  it('names only files that are there', () => {
    for (const file of files) expect(existsSync(join(dist, file)), file).toBe(true);
  });
});
