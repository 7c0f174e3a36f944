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

/** The file of a chunk, by the name before its hash. */
function chunk(name: string): string {
  const found = files.find(file => file.startsWith(`chunks/${name}-`) || file.startsWith(`styles/${name}-`));
  if (!found) throw new Error(`dist has no chunk ${name}`);
  return found;
}

/** Gzip bytes of files with everything that they import statically, each counted once. */
function weigh(...entries: readonly string[]): number {
  const counted = new Set<string>();
  const visit = (file: string) => {
    if (counted.has(file)) return;
    counted.add(file);
    for (const imported of manifest[file]?.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...counted].reduce((sum, file) => sum + (manifest[file]?.gzip ?? 0), 0);
}

const KB = 1000;
const entry = 'shop-widgets.js';

// Budgets in gzip bytes; raising one is a commit of its own, with the reason.
describe('gzip, before the first interaction', () => {
  it('the core with its loader stays under 14 KB', () => {
    expect(weigh(entry)).toBeLessThanOrEqual(14 * KB);
  });

  it('a page whose widgets all sleep, its cart asked for, stays under 20 KB', () => {
    expect(weigh(entry, chunk('cartCalls'))).toBeLessThanOrEqual(20 * KB);
  });

  it('a product page with its form in view and its cart asked for stays under 100 KB', () => {
    const styles = [...files].filter(file => file.startsWith('styles/variation-form-'));
    expect(weigh(entry, chunk('cartCalls'), chunk('variation-form'), ...styles)).toBeLessThanOrEqual(100 * KB);
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
