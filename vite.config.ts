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

/**
 * React comes as CommonJS; every chunk that imports it would carry glue for that. Here each package is unwrapped once, and
 * the chunks import names.
 */
function unwrapReact(): Plugin {
  const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const require = createRequire(import.meta.url);
  return {
    name: 'unwrap-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const isOwn =
        importer === undefined || /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|^\0unwrapped:/.test(importer);
      return !isOwn && packages.includes(id) ? { id: `\0unwrapped:${id}`, moduleSideEffects: false } : undefined;
    },
    load(id) {
      if (!id.startsWith('\0unwrapped:')) return undefined;
      const name = id.slice('\0unwrapped:'.length);
      const exported = Object.keys(require(name)).filter(key => /^[a-z]\w*$/i.test(key));
      const lines = exported.map(key => `export const ${key} = all.${key};`);
      return [`import all from '${name}';`, ...lines, 'export default all;'].join('\n');
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

/** `shop-widgets.classic.js`: a script without imports for themes that can't use module tags. */
function classicLoader(): Plugin {
  return {
    name: 'classic-loader',
    apply: 'build',
    async generateBundle() {
      const source = join(root, 'src/classic.ts');
      const { code } = await transformWithOxc(readFileSync(source, 'utf8').replace('export {};', ''), source);
      const { code: small } = minifySync('classic.js', `(() => {${code}})();`, { module: false });
      this.emitFile({ type: 'asset', fileName: 'shop-widgets.classic.js', source: small });
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
    test: /node_modules[\\/]ky[\\/]|src[\\/]core[\\/]calls[\\/](?:request|json|form|shopAjax|toForm|ajaxEvents)/,
    priority: 3,
  },
  { name: 'schema', test: /node_modules[\\/]valibot/, priority: 1 },
  // Widgets without React use it as well, so it is no part of React's chunk.
  {
    name: 'fields',
    test: /src[\\/](?:core[\\/](?:quantity\.|bus[\\/](?:dom|wires[\\/]gallery))|ui[\\/]canMove)/,
    priority: 3,
  },
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|zustand)[\\/]|unwrapped:|src[\\/]hydrate[\\/](?!rows|boundaries)|src[\\/]ui[\\/](?:formAdd|ProductForm|Failure|JQueryClicks|canMove|clickOnSpace)|src[\\/]core[\\/]bus[\\/]wires[\\/]productPage/,
    priority: 2,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [unwrapReact(), widgetStyles(), smallest(), classicLoader(), shippedFiles()],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: false,
    lib: { entry: 'src/shop-widgets.ts', formats: ['es'], fileName: 'shop-widgets' },
    rolldownOptions: {
      // Names that nobody imports from an unwrapped package fall away.
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: false,
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
