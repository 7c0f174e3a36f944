import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { minify as terser } from 'terser';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const STYLES = 'virtual:widget-styles';

interface Sheet {
  readonly widget: string;
  readonly source: string;
  readonly file: string;
  readonly css: string;
}

/**
 * The stylesheet of each widget that has one, minified, named with its hash; and others in a widget's folder, under their
 * own names, for parts that come later.
 */
function readSheets(): Sheet[] {
  const folder = join(root, 'widgets');
  if (!existsSync(folder)) return [];
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'));
  return sources.sort().map(path => {
    const widget = basename(path) === 'styles.css' ? dirname(path) : basename(path, '.css');
    const source = join(folder, path);
    const { code } = transform({ filename: source, code: readFileSync(source), minify: true });
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    return { widget, source, file: `styles/${widget}-${hash}.css`, css: code.toString() };
  });
}

/** `virtual:widget-styles`: address of each widget's stylesheet, beside the bundle; and one file with all of them. */
function widgetStyles(): Plugin {
  let serving = false;
  return {
    name: 'widget-styles',
    configResolved: config => {
      serving = config.command === 'serve';
    },
    resolveId: id => (id === STYLES ? `\0${STYLES}` : undefined),
    load(id) {
      if (id !== `\0${STYLES}`) return undefined;
      const sheets = readSheets();
      for (const sheet of sheets) this.addWatchFile(sheet.source);
      const served = (source: string) => `/${relative(root, source).replaceAll('\\', '/')}`;
      const addresses = sheets.map(({ widget, source, file }) => [widget, serving ? served(source) : file]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    generateBundle() {
      const sheets = readSheets();
      for (const { file, css } of sheets) this.emitFile({ type: 'asset', fileName: file, source: css });
      const all = sheets.map(sheet => sheet.css).join('\n');
      this.emitFile({ type: 'asset', fileName: 'shop-widgets.css', source: all });
    },
  };
}

/** React's production files: package → file in its folder. */
const REACT: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * React comes as CommonJS, of which nothing can be left out. Its production files are plain lists of `exports.name = …`:
 * here they become modules with the same names, and what nobody imports falls away (about 3 KB gzip).
 */
function reactModules(): Plugin {
  const require = createRequire(import.meta.url);
  const folder = resolve(require.resolve('react/package.json'), '../..');
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    // Under its own path, where its licence is found.
    resolveId: id => {
      const file = REACT[id];
      return file && { id: `${join(folder, file)}?module=${id}`, moduleSideEffects: false };
    },
    load(id) {
      const name = id.split('?module=')[1] ?? '';
      const file = REACT[name];
      if (!file) return undefined;
      const code = toModule(readFileSync(join(folder, file), 'utf8'));
      if (/\b(?:exports|require|module)\b\s*[.(]/.test(code)) throw new Error(`${file} has changed its form`);
      // Some packages import the default, which is all of it.
      return `${code}\nexport * as default from '${name}';`;
    },
  };
}

/** CommonJS as a module, where `exports` and `require` are used as React's files use them. */
function toModule(source: string): string {
  const imported = source.replace(/^var ((?:\w+ = require\("[^"]+"\)(?:,\s*|;))+)/m, (_, list: string) =>
    list.replace(/(\w+) = require\(("[^"]+")\)[,;]\s*/g, 'import * as $1 from $2;\n'),
  );
  const writes = [...imported.matchAll(/^ *exports\.(\w+) =/gm)].map(([, name = '']) => name);
  const names = [...new Set(writes)];
  const once = names.filter(name => writes.indexOf(name) === writes.lastIndexOf(name));
  const local = (name: string) => `exported_${name}`;
  const code = imported
    .replace(/^exports\.(\w+) =/gm, (write, name: string) => (once.includes(name) ? `const ${local(name)} =` : write))
    .replace(/\bexports\.(\w+)/g, (_, name: string) => local(name));
  const twice = names.filter(name => !once.includes(name)).map(name => `let ${local(name)};`);
  const exported = names.map(name => `${local(name)} as ${name}`).join(', ');
  return [...twice, code, `export { ${exported} };`].join('\n');
}

/**
 * The bundler's helper for `import()` goes through inherited keys as well, and fails on a page of which an old script has put
 * one on `Object.prototype`.
 */
function ownExports(): Plugin {
  return {
    name: 'own-exports',
    apply: 'build',
    renderChunk(code) {
      if (!/\b__exportAll = /.test(code)) return null;
      const own = code.replace('for (var name in all)', 'for (var name of Object.keys(all))');
      if (own === code) throw new Error('The helper __exportAll has changed its form');
      return { code: own, map: null };
    },
  };
}

/** Minifies each chunk with the one of two minifiers that serves it better: they differ by 1 to 3 % after gzip. */
function smallest(): Plugin {
  return {
    name: 'smallest',
    apply: 'build',
    async renderChunk(source, { fileName }) {
      const oxc = minifySync(fileName, source, { module: true, sourcemap: true });
      const options = { module: true, ecma: 2020, compress: { passes: 2 }, sourceMap: { asObject: true } } as const;
      const { code = source, map } = await terser(source, options);
      if (gzipSync(oxc.code).length <= gzipSync(code).length) return { code: oxc.code, map: oxc.map ?? null };
      return { code, map: typeof map === 'object' ? JSON.stringify(map) : null };
    },
  };
}

/** First line of each script that a page names. */
const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const NOTICES = 'LICENSES.txt';
const BANNER = `/*! ${name} ${version} | ${license} | third-party notices: ${NOTICES} */`;

/** `shop-widgets.classic.js`: a script without imports for themes that can't use module tags. */
function classicLoader(): Plugin {
  return {
    name: 'classic-loader',
    apply: 'build',
    async generateBundle() {
      const source = join(root, 'src/classic.ts');
      const { code } = await transformWithOxc(readFileSync(source, 'utf8').replace('export {};', ''), source);
      const { code: small } = minifySync('classic.js', `(() => {${code}})();`, { module: false });
      this.emitFile({ type: 'asset', fileName: 'shop-widgets.classic.js', source: `${BANNER}\n${small}` });
    },
  };
}

/** `manifest.json`: every file that ships, with its integrity value, its bytes and its static imports. */
function shippedFiles(): Plugin {
  return {
    name: 'shipped-files',
    apply: 'build',
    writeBundle(options, bundle) {
      const files = Object.values(bundle)
        .filter(output => !output.fileName.endsWith('.map'))
        .map(output => {
          const content = output.type === 'chunk' ? output.code : output.source;
          const bytes = Buffer.from(content);
          const entry = {
            integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
            bytes: bytes.length,
            gzip: gzipSync(bytes, { level: 9 }).length,
            ...(output.type === 'chunk' && { imports: output.imports, dynamicImports: output.dynamicImports }),
          };
          return [output.fileName, entry] as const;
        })
        .sort(([a], [b]) => a.localeCompare(b));
      const file = join(options.dir ?? resolve(root, 'dist'), 'manifest.json');
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
    },
  };
}

/**
 * What is loaded together. The entry holds nothing that others import: themes add `?ver=…` to its address, and a chunk that
 * imported it without would run it a second time.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'core', tags: ['$initial'], test: /node_modules|src[\\/](?!shop-widgets)/, priority: 4 },
  {
    name: 'calls',
    test: /node_modules[\\/]ky[\\/]|src[\\/]core[\\/](?:navigate|calls[\\/](?:request|json|form|shopAjax|toForm))/,
    priority: 3,
  },
  { name: 'schema', test: /node_modules[\\/]valibot/, priority: 1 },
  // Widgets without React use it as well, so it is no part of React's chunk.
  {
    name: 'fields',
    test: /src[\\/](?:core[\\/](?:quantity\.|quantitySteps|bus[\\/](?:dom|wires[\\/]productPage))|ui[\\/]canMove)/,
    priority: 4,
  },
  { name: 'block', test: /src[\\/]core[\\/](?:block\.|offerBlockPlugins)/, priority: 4 },
  { name: 'announce', test: /src[\\/]core[\\/]cart[\\/](?:announceCart|liveRegion|requestQueue)/, priority: 4 },
  { name: 'money', test: /src[\\/]core[\\/]money\./, priority: 4 },
  {
    name: 'plain',
    test: /src[\\/](?:core[\\/]bus[\\/]wires[\\/]gallery|ui[\\/]plainWidget)/,
    priority: 3,
  },
  // What a table and the parts that it brings later have in common.
  {
    name: 'table',
    test: /product-table[\\/](?!(?:index|en)\.)(?:\w+\.ts|query[\\/]|sorting[\\/]|price[\\/](?!start)|rows[\\/](?:row|productName|hasLabel)|quantity[\\/]quantity|navigation[\\/](?:filterKey|headingFeedback|menu\.|navigationChange|rangeFields|search\.)|instant[\\/]startInstant)/,
    priority: 2,
  },
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|zustand)[\\/]|src[\\/]hydrate[\\/](?!rows|boundaries)|src[\\/]ui[\\/](?:formAdd|ProductForm|Failure|JQueryClicks|clickOnSpace|messages)/,
    priority: 2,
  },
];

export default defineConfig(({ command }) => ({
  // Its minified copy has shorter names for what is private.
  resolve: { alias: { photoswipe: join(root, 'node_modules/photoswipe/dist/photoswipe.esm.min.js') } },
  plugins: [reactModules(), widgetStyles(), ownExports(), smallest(), classicLoader(), shippedFiles()],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: false,
    license: { fileName: NOTICES },
    lib: { entry: 'src/shop-widgets.ts', formats: ['es'], fileName: 'shop-widgets' },
    rolldownOptions: {
      // Reading a property of an unwrapped package does nothing, so names nobody imports fall away.
      treeshake: { propertyReadSideEffects: false },
      // React asks its scheduler for names that only the development files have; and minifying takes its time.
      checks: { importIsUndefined: false, bundlerTimings: false },
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: false,
        postBanner: ({ isEntry }) => (isEntry ? BANNER : ''),
        codeSplitting: { groups },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/sizes/**'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: 'sizes', environment: 'node', include: ['test/sizes/**/*.test.ts'] } },
    ],
  },
}));
