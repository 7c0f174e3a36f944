import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['dist/cli/main.js', ...args], { cwd: root, encoding: 'utf8' });

describe('the command shop-widgets', () => {
  it('is what the package names, and runs without any other package', () => {
    const { bin, files } = JSON.parse(read('package.json'));
    expect(bin).toEqual({ 'shop-widgets': 'dist/cli/main.js' });
    expect(files).toContain('dist');
    const code = read('dist/cli/main.js');
    expect(code).toMatch(/^#!\/usr\/bin\/env node\n/);
    const packages = [...code.matchAll(/^import .*?["']([^"']+)["'];?$/gm)].map(([, name]) => name);
    expect(packages.length).toBeGreaterThan(5);
    expect(packages.filter(name => !name?.startsWith('node:'))).toEqual([]);
  });

  it('ships the notices of what is bundled into it', () => {
    const notices = read('dist/cli/LICENSES.txt');
    for (const name of ['httpxy', 'valibot']) expect(notices).toMatch(new RegExp(`^## ${name} - .*\\(MIT\\)`, 'm'));
  });

  it('says how it is used, and what was typed wrong', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('shop-widgets try https://') });
    expect(run('try')).toMatchObject({ status: 1, stdout: expect.stringContaining('shop-widgets try https://') });
    expect(run('try', 'https://a.example', '--x')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("'--x'"),
    });
    const unreachable = run('try', 'http://127.0.0.1:1');
    expect(unreachable).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('Nothing answers at 127.0.0.1:1.'),
    });
    expect(unreachable.stdout + unreachable.stderr).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it('brings the script that measures a page, as one classic script', () => {
    const code = read('dist/cli/page.js');
    expect(code).not.toMatch(/^\s*(?:import|export)\b/m);
    expect(Buffer.byteLength(code)).toBeLessThan(6000);
  });
});
