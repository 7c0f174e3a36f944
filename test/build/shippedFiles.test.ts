// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippedFiles } from '../../src/build/shippedFiles';

const outDir = mkdtempSync(join(tmpdir(), 'shipped-files-'));
const read = (file: string) => readFileSync(join(outDir, file));
const readManifest = () => JSON.parse(read('manifest.json').toString());

beforeAll(async () => {
  const entry = '\0entry';
  const modules = {
    name: 'modules',
    resolveId: (id: string) => (id.endsWith('entry') ? entry : undefined),
    load: (id: string) => (id === entry ? 'export const one = 1;' : undefined),
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, shippedFiles()],
    build: { outDir, sourcemap: true, lib: { entry: 'entry', formats: ['es'], fileName: 'entry' } },
  });
});
afterAll(() => rmSync(outDir, { recursive: true }));

it('the manifest has the integrity value and the size of each file, but for source maps', () => {
  const manifest = readManifest();
  expect(Object.keys(manifest)).toHaveLength(2);
  for (const [file, { integrity, bytes }] of Object.entries<{ integrity: string; bytes: number }>(manifest)) {
    expect(integrity).toBe(`sha384-${createHash('sha384').update(read(file)).digest('base64')}`);
    expect(bytes).toBe(read(file).length);
  }
});

it('the entry ships a second time, under a name with its hash', () => {
  const { hashed } = readManifest()['entry.js'];
  expect(hashed).toMatch(/^entry-[\da-f]{8}\.js$/);
  expect(readdirSync(outDir)).toContain(hashed);
  expect(read(hashed)).toEqual(read('entry.js'));
});
