// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandLine } from '../../src/build/commandLine';

const outDir = mkdtempSync(join(tmpdir(), 'command-line-'));

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
    plugins: [modules, commandLine()],
    build: { outDir, lib: { entry: 'entry', formats: ['es'], fileName: 'entry' } },
  });
}, 60_000);
afterAll(() => rmSync(outDir, { recursive: true }));

it('ships the command for Node.js, which needs no package', () => {
  const packages = [
    ...readFileSync(join(outDir, 'cli/main.js'), 'utf8').matchAll(/^import [^;]*from ["']([^"']+)["']/gm),
  ];
  expect(packages.length).toBeGreaterThan(0);
  for (const [, name = ''] of packages) expect(name).toMatch(/^(?:node:|\.)/);
});

it('ships the script that measures a page, without imports', () => {
  expect(readFileSync(join(outDir, 'cli/page.js'), 'utf8')).not.toMatch(/^import /m);
});
