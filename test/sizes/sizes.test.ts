import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface ShippedFile {
  readonly gzip: number;
  readonly hashed?: string;
  readonly version?: string;
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

/** Returns files with all their static imports, each once. */
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

/** Returns the gzip bytes of files with all their static imports. */
function weigh(...entries: readonly string[]): number {
  return withImports(...entries).reduce((sum, file) => sum + (manifest[file]?.gzip ?? 0), 0);
}

/** Returns the entry, and all chunks and stylesheets of these names. */
function parts(...names: readonly string[]): string[] {
  return [entry, ...names.flatMap(filesOf)];
}

function filesOf(name: string): string[] {
  const found = files.filter(file => new RegExp(`^(?:chunks|styles)/${name}-[\\w-]{8}\\.`).test(file));
  if (found.length === 0) throw new Error(`dist has no ${name}`);
  return found;
}

/** Returns the number of scripts that the browser requests. */
const requests = (...names: readonly string[]): number =>
  withImports(...parts(...names)).filter(file => file.endsWith('.js')).length;

const KB = 1000;
const entry = 'shop-widgets.js';
/** Files of every page with a hydrated widget: the shop's calls, shared code that draws nothing, and the stylesheet. */
const AWAKE = ['calls', 'shared', 'widgets'];
/** A product page: gallery, tabs, quantity, reviews, short description and a variations form. */
const PRODUCT = [...AWAKE, 'product', 'variation-form'];

// Budgets in gzip bytes; raising one is a commit of its own, with the reason.
describe('gzip, before the first interaction', () => {
  it('the core with its loader and all definitions stays under 27.6 KB, in three requests', () => {
    expect(weigh(entry)).toBeLessThanOrEqual(27.6 * KB);
    expect(requests()).toBeLessThanOrEqual(3);
  });

  it('the entry names all that it stands on, so that it is asked for in one round trip', () => {
    const source = readFileSync(join(dist, entry), 'utf8');
    const unnamed = withImports(entry).filter(file => file !== entry && !source.includes(`"./${file}"`));
    expect(unnamed).toEqual([]);
  });

  it('a page whose widgets are all pending, its cart asked for, stays under 36.7 KB, in four requests, without React', () => {
    expect(weigh(...parts('calls'))).toBeLessThanOrEqual(36.7 * KB);
    expect(requests('calls')).toBeLessThanOrEqual(4);
    expect(withImports(...parts('calls')).filter(file => file.startsWith('chunks/react-'))).toEqual([]);
  });

  it('a product page with everything in view stays under 153.6 KB, in eight requests', () => {
    expect(weigh(...parts(...PRODUCT))).toBeLessThanOrEqual(153.6 * KB);
    expect(requests(...PRODUCT)).toBeLessThanOrEqual(8);
  });

  it('swatches or a bundle with it stay under 162.7 KB, in nine requests', () => {
    for (const besides of ['swatches', 'bundle']) {
      expect(weigh(...parts(...PRODUCT, besides))).toBeLessThanOrEqual(162.7 * KB);
      expect(requests(...PRODUCT, besides)).toBeLessThanOrEqual(9);
    }
  });

  it.each(['banners', 'media-player', 'menu', 'site-search'])(
    'a page with nothing awake but %s stays under 139 KB',
    name => {
      expect(weigh(...parts(...AWAKE, name))).toBeLessThanOrEqual(139 * KB);
    },
  );

  it('a cart stays under 149.3 KB, in nine requests with what every page has; a checkout with its fields under 157.4 KB, in ten', () => {
    const cart = [...AWAKE, 'cart-page', 'fields', 'cart'];
    expect(weigh(...parts(...cart))).toBeLessThanOrEqual(149.3 * KB);
    expect(requests(...cart)).toBeLessThanOrEqual(9);
    const checkout = [...AWAKE, 'checkout', 'fields', 'cart'];
    expect(weigh(...parts(...checkout))).toBeLessThanOrEqual(157.4 * KB);
    expect(requests(...checkout)).toBeLessThanOrEqual(10);
  });

  it('wallet buttons add at most 23.4 KB to a page, before the provider is there, and three requests', () => {
    for (const page of [PRODUCT, [...AWAKE, 'cart-page', 'fields', 'cart'], [...AWAKE, 'checkout', 'fields', 'cart']]) {
      const wallets = [...page, 'express-checkout'];
      expect(weigh(...parts(...wallets)) - weigh(...parts(...page))).toBeLessThanOrEqual(23.4 * KB);
      expect(requests(...wallets) - requests(...page)).toBeLessThanOrEqual(3);
    }
  });

  it('a page with a product table stays under 180 KB, in seven requests, its parts that come later in eight; asleep below the fold the table has no part in it', () => {
    expect(weigh(...parts(...AWAKE, 'product-table'))).toBeLessThanOrEqual(180 * KB);
    expect(requests('calls', 'product-table')).toBeLessThanOrEqual(7);
    expect(requests('calls', 'product-table', 'table-parts')).toBeLessThanOrEqual(8);
    expect(withImports(...parts('calls')).some(file => /table/.test(file))).toBe(false);
  });

  it('leaves lightbox and tooltips to the widgets that use them', () => {
    const early = withImports(...parts(...PRODUCT, 'swatches'));
    expect(early.filter(file => /^chunks\/(?:lightbox|tooltip)-/.test(file))).toEqual([]);
  });

  it('leaves the report and its panel out until they are asked for: 10.4 KB for its data, 2.1 KB for the panel, without React the data', () => {
    const [report = '', panel = ''] = [...filesOf('report'), ...filesOf('panel')].filter(file => file.endsWith('.js'));
    const others = files.filter(file => file.endsWith('.js') && file !== report && file !== panel);
    expect(
      others.flatMap(file => manifest[file]?.imports ?? []).filter(file => [report, panel].includes(file)),
    ).toEqual([]);
    expect(manifest[report]?.gzip).toBeLessThanOrEqual(10.4 * KB);
    expect(manifest[panel]?.gzip).toBeLessThanOrEqual(2.1 * KB);
    expect(withImports(report).filter(file => file.startsWith('chunks/react-'))).toEqual([]);
  });
});

describe('the chunks', () => {
  const chunks = files.filter(file => file.startsWith('chunks/'));

  it('are at most 46', () => {
    expect(chunks.length).toBeLessThanOrEqual(46);
  });

  it('weigh a kilobyte at least, but for the runtime of the bundler', () => {
    const small = chunks.filter(file => (manifest[file]?.gzip ?? 0) < 0.9 * KB && !/rolldown-runtime/.test(file));
    expect(small).toEqual([]);
  });
});

describe('the classic loader', () => {
  it('stays under 4.1 KB, with the list of what it may hold back, and what keeps early calls', () => {
    expect(manifest['shop-widgets.classic.js']?.gzip).toBeLessThanOrEqual(4.1 * KB);
  });
});

describe('the manifest', () => {
  it('has an integrity value for every file that ships', () => {
    for (const file of files)
      expect(manifest[file], file).toMatchObject({ integrity: expect.stringMatching(/^sha384-/) });
  });

  it('names the hashed entry, which is the same as the entry', () => {
    const hashed = manifest[entry]?.hashed ?? '';
    expect(hashed).toMatch(/^shop-widgets-[\da-f]{8}\.min\.js$/);
    expect(readFileSync(join(dist, hashed))).toEqual(readFileSync(join(dist, entry)));
    const { hashed: _name, version, ...shipped } = manifest[entry] ?? {};
    expect(version).toBe(JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')).version);
    expect(manifest[hashed]).toEqual(shipped);
  });

  it('names only files that are there', () => {
    for (const file of files) expect(existsSync(join(dist, file)), file).toBe(true);
  });
});
