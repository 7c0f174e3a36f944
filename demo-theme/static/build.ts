import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { transform } from 'lightningcss';
import { build, type Plugin } from 'vite';
import { readFigures } from '../../src/build/figures';
import { firstPageValues } from './firstPage';
import { listedPaths } from './listedPages';

const THEME = join(import.meta.dirname, '..');
const ROOT = join(THEME, '..');
const FIRST = join(import.meta.dirname, 'first');

const { values } = parseArgs({ options: { out: { type: 'string' }, dist: { type: 'string' } } });
const out = values.out ?? join(ROOT, 'dist-demo');
const dist = values.dist ?? join(ROOT, 'dist');

const read = (file: string): string => readFileSync(file, 'utf8');

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), content);
}

/** A style sheet without spaces and comments. */
const minified = (file: string): Uint8Array =>
  transform({ filename: file, code: readFileSync(file), minify: true }).code;

/** Puts the page files into the worker, where Node.js reads them from the disk. */
const templates: Plugin = {
  name: 'templates',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/shop/readTemplate.ts')) return undefined;
    const files = ['pages', 'partials', 'themes'].flatMap(folder =>
      readdirSync(join(THEME, folder), { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
    );
    const all = files
      .filter(file => file.endsWith('.html'))
      // Files of one name are much alike: side by side they compress well.
      .sort((a, b) => basename(a).localeCompare(basename(b)))
      .map(file => [file.replace(/\.html$/, ''), read(join(THEME, file))]);
    return `const all = ${JSON.stringify(Object.fromEntries(all))};\nexport const readTemplate = file => all[file];`;
  },
};

/** Builds one script without imports. */
async function script(entry: string, fileName: string, define: Record<string, string> = {}): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [templates],
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, entry), formats: ['iife'], name: 'demo', fileName: () => fileName },
      rolldownOptions: { output: { minify: true } },
    },
  });
}

/** The files of the theme, of jQuery and of the bundle, by the paths that the shop has for them. */
function copyFiles(): void {
  const copy = (from: string, to: string, filter = (_: string) => true) =>
    cpSync(from, join(out, 'lipa', to), { recursive: true, filter });
  for (const name of readdirSync(THEME)) {
    if (name.endsWith('.js')) copy(join(THEME, name), `theme/${name}`);
    if (name.endsWith('.css')) write(`lipa/theme/${name}`, minified(join(THEME, name)));
  }
  copy(join(THEME, 'themes'), 'theme/themes', file => !/\.(?:html|ts)$|\/(?:pages|partials)$/.test(file));
  copy(join(THEME, 'plugins'), 'theme/plugins', file => !file.endsWith('.ts'));
  copy(join(THEME, 'images'), 'images', file => !/\/images\/[\w-]+\.webp$/.test(file));
  copy(join(THEME, 'vendor'), 'vendor', file => !file.endsWith('.d.ts'));
  for (const [version, folder] of [
    ['3', 'jquery'],
    ['4', 'jquery4'],
  ]) {
    copy(join(ROOT, 'node_modules', folder ?? '', 'dist/jquery.min.js'), `jquery/${version}/jquery.min.js`);
  }
  copy(dist, 'shop-widgets', file => !/\.map$|\/(?:cli|types)$/.test(file));
}

function writePages(): void {
  const fill = (file: string, filled: Record<string, string>): string =>
    read(join(FIRST, file)).replace(/\[\[(\w+)\]\]/g, (_, name: string) => filled[name] ?? '');
  const { version } = JSON.parse(read(join(ROOT, 'package.json')));
  write('index.html', fill('index.html', firstPageValues(version, readFigures(dist))));
  write('first.css', minified(join(FIRST, 'first.css')));
  write('404.html', read(join(FIRST, '404.html')));
  // Hosts of static files need a file for each page that is opened before the shop runs.
  for (const path of listedPaths()) {
    const root = '../'.repeat(path.split('/').length - 1);
    write(`lipa${path}index.html`, fill('open.html', { root }));
  }
}

if (!existsSync(join(dist, 'shop-widgets.js'))) throw new Error('The widgets are not built yet: npm run build');
rmSync(out, { recursive: true, force: true });
copyFiles();
writePages();
const hash = createHash('sha256')
  .update(read(join(dist, 'manifest.json')))
  .update(String(Date.now()));
await script('worker/worker.ts', 'worker.js', { DEMO_BUILD: JSON.stringify(hash.digest('hex').slice(0, 12)) });
await script('first/first.ts', 'first.js');
await script('first/open.ts', 'open.js');
console.log(`The demo is in ${out}. Any host of static files shows it, for example: npx serve ${out}`);
