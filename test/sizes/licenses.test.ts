import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Packages of which code is in the bundle, as its source maps tell. */
function bundled(): string[] {
  const maps = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.map'),
  );
  const sources = maps.flatMap((file): string[] => JSON.parse(read(`dist/${file}`)).sources);
  const packages = sources.flatMap(source => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
  return [...new Set(packages)].sort();
}

describe('notices of what is bundled', () => {
  it('name every package, with the text of its licence', () => {
    const notices = read('dist/LICENSES.txt').split(/^## /m);
    const packages = bundled();
    expect(packages).toEqual(
      expect.arrayContaining(['ky', 'photoswipe', 'react', 'react-dom', 'scheduler', 'valibot', 'zustand']),
    );
    for (const name of packages) {
      const { version } = JSON.parse(read(`node_modules/${name}/package.json`));
      const notice = notices.find(one => one.startsWith(`${name} - ${version} (`));
      expect(notice, name).toMatch(/Copyright|Permission/);
    }
  });

  it('ship, and each script that a page names leads to them', () => {
    const { files, version } = JSON.parse(read('package.json'));
    expect(files).toContain('dist');
    for (const file of ['shop-widgets.js', 'shop-widgets.classic.js']) {
      const [line] = read(`dist/${file}`).split('\n', 1);
      expect(line).toBe(`/*! shop-widgets ${version} | MIT | third-party notices: LICENSES.txt */`);
    }
  });
});
