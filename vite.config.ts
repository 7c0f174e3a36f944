import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { replacedScripts } from './src/loader/replaced.ts';
import { jobsOf, writeJobs } from './src/replace/jobs.ts';

const root = import.meta.dirname;
const STYLES = 'virtual:widget-styles';
const REPORT_STYLES = 'virtual:report-styles';

/** Stylesheets of parts that few pages use; all others are one file, as each that comes late has the page styled anew. */
const APART: readonly string[] = ['lightbox', 'lists'];

interface Sheet {
  /** What it is linked by: `widgets` or the name of a part. */
  readonly name: string;
  readonly sources: readonly string[];
  readonly file: string;
  readonly css: string;
}

/** The stylesheets of all widgets and of what they share as one, and those of parts that come later; minified, named with their hash. */
function readSheets(): Sheet[] {
  const sources = ['src/ui', 'widgets']
    .map(folder => join(root, folder))
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
    .filter(file => file.endsWith('.css'))
    .sort();
  const isApart = (source: string) => APART.includes(basename(source, '.css'));
  return [
    sheetOf(
      'widgets',
      sources.filter(source => !isApart(source)),
    ),
    ...sources.filter(isApart).map(source => sheetOf(basename(source, '.css'), [source])),
  ];
}

/** That of the report's panel is for whoever builds the theme: it is in no other sheet. */
const readReportSheet = (): Sheet => sheetOf('report', [join(root, 'src/doctor/panel/report.css')]);

function sheetOf(name: string, sources: readonly string[]): Sheet {
  const css = sources.map(source => new TextDecoder().decode(minified(source))).join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { name, sources, file: `styles/${name}-${hash}.css`, css };
}

const minified = (filename: string): Uint8Array =>
  transform({ filename, code: readFileSync(filename), minify: true }).code;

/**
 * `virtual:widget-styles`: address of each stylesheet, beside the bundle; and one file with all of them.
 * `virtual:report-styles`: that of the report's panel, whose address no page carries otherwise.
 * `styles/bare.css` ships beside them, for themes to link.
 */
function widgetStyles(): Plugin {
  let serving = false;
  return {
    name: 'widget-styles',
    configResolved: config => {
      serving = config.command === 'serve';
    },
    resolveId: id => (id === STYLES || id === REPORT_STYLES ? `\0${id}` : undefined),
    load(id) {
      const isReport = id === `\0${REPORT_STYLES}`;
      if (!isReport && id !== `\0${STYLES}`) return undefined;
      const sheets = isReport ? [readReportSheet()] : readSheets();
      for (const source of sheets.flatMap(sheet => sheet.sources)) this.addWatchFile(source);
      const served = (css: string) => `data:text/css;base64,${Buffer.from(css).toString('base64')}`;
      const getters = sheets.map(
        ({ name, file, css }) => `get ${name}() { return ${JSON.stringify(serving ? served(css) : file)}; }`,
      );
      return `export default { ${getters.join(', ')} };`;
    },
    // Written so that bundlers of whoever installs the package see the files, and take them along.
    renderChunk(code, { fileName }) {
      const addressed = [...readSheets(), readReportSheet()].reduce((text, { file }) => {
        const beside = posix.relative(dirname(fileName), file);
        return text.replace(JSON.stringify(file), `new URL(${JSON.stringify(beside)}, import.meta.url).href`);
      }, code);
      return addressed === code ? null : { code: addressed, map: null };
    },
    generateBundle() {
      const sheets = readSheets();
      for (const { file, css } of [...sheets, readReportSheet()])
        this.emitFile({ type: 'asset', fileName: file, source: css });
      const all = sheets.map(sheet => sheet.css).join('\n');
      this.emitFile({ type: 'asset', fileName: 'shop-widgets.css', source: all });
      const bare = minified(join(root, 'src/styles/bare.css'));
      this.emitFile({ type: 'asset', fileName: 'styles/bare.css', source: bare });
    },
  };
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

/**
 * The bundler keeps its helpers in a chunk of their own, which the browser would learn of from the core only: the entry names
 * what its chunks import as well, so that all of it is asked for in one round trip.
 */
function namedTogether(): Plugin {
  return {
    name: 'named-together',
    apply: 'build',
    renderChunk(code, { isEntry, imports }, _options, { chunks }) {
      const deeper = isEntry ? imports.flatMap(file => chunks[file]?.imports ?? []) : [];
      const unnamed = [...new Set(deeper)].filter(file => !imports.includes(file));
      if (unnamed.length === 0) return null;
      const named = unnamed.map(file => `import ${JSON.stringify(`./${file}`)};\n`).join('');
      return { code: code + named, map: null };
    },
  };
}

/** Has each `import()` of a file of the bundle go through `src/core/connection/importFile.ts`. */
function retriedImports(): Plugin {
  const IMPORT = /\bimport\((["'`])(\.{1,2}\/[^"'`]+)\1\)/g;
  const helper = `function __importFile(load, file) {
  return globalThis[Symbol.for("shop-widgets.import")](load, new URL(file, import.meta.url).href);
}`;
  return {
    name: 'retried-imports',
    apply: 'build',
    renderChunk(code) {
      const retried = code.replace(IMPORT, (found, _quote, file: string) => `__importFile(() => ${found}, "${file}")`);
      return retried === code ? null : { code: `${retried}\n${helper}\n`, map: null };
    },
  };
}

/** First line of each script that a page names. */
const { name, version, license, browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const NOTICES = 'LICENSES.txt';
const BANNER = `/*! ${name} ${version} | ${license} | third-party notices: ${NOTICES} */`;

/** The oldest browsers that count, as Vite names them. */
const TARGET: readonly string[] = browserslist.map((browser: string) =>
  browser.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** Builds besides the bundle's own: of scripts that share no chunk with it. */
const APART_FROM_BUNDLE: InlineConfig = { root, configFile: false, logLevel: 'warn' };

/** `virtual:replaced-jobs`: the scripts of the shop by the job that they do, for the classic tag, which has no room to sort them. */
function replacedJobs(): Plugin {
  const id = 'virtual:replaced-jobs';
  return {
    name: 'replaced-jobs',
    resolveId: asked => (asked === id ? `\0${id}` : undefined),
    load: asked =>
      asked === `\0${id}` ? `export default ${JSON.stringify(writeJobs(jobsOf(replacedScripts)))};` : undefined,
  };
}

/** `shop-widgets.classic.js`: one script without imports for themes that can't use module tags. */
function classicLoader(): Plugin {
  return {
    name: 'classic-loader',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        ...APART_FROM_BUNDLE,
        plugins: [replacedJobs()],
        build: {
          target: [...TARGET],
          write: false,
          copyPublicDir: false,
          modulePreload: false,
          lib: { entry: 'src/classic.ts', formats: ['iife'], name: 'classic' },
          rolldownOptions: { output: { minify: true } },
        },
      });
      const [output] = [built].flat();
      if (!output || !('output' in output)) throw new Error('The classic script was not built');
      const source = `${BANNER}\n${output.output[0].code}`;
      this.emitFile({ type: 'asset', fileName: 'shop-widgets.classic.js', source });
    },
  };
}

/** `replaced.json`: which scripts of the shop are replaced by what, for whoever takes them off the page. */
function replacedList(): Plugin {
  return {
    name: 'replaced-list',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(replacedScripts, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'replaced.json', source });
    },
  };
}

/** `src/cli/`: the command `shop-widgets`, for Node.js, and the script by which it measures a page. */
function commandLine(): Plugin {
  let outDir = '';
  return {
    name: 'command-line',
    apply: 'build',
    configResolved: config => {
      outDir = resolve(root, config.build.outDir, 'cli');
    },
    async closeBundle() {
      // It runs without any package, so that those who install this one for browsers get none for it.
      const command = { outDir, ssr: 'src/cli/main.ts', target: 'node20', license: { fileName: NOTICES } };
      await build({ ...APART_FROM_BUNDLE, ssr: { noExternal: true }, build: command });
      const lib = {
        entry: 'src/cli/page/page.ts',
        formats: ['iife' as const],
        name: 'page',
        fileName: () => 'page.js',
      };
      await build({ ...APART_FROM_BUNDLE, build: { outDir, emptyOutDir: false, target: [...TARGET], lib } });
    },
  };
}

/**
 * `manifest.json`: every file that ships, with its integrity value, its bytes and its static imports. The entry ships under two
 * names: its own, for tags that are written by hand, and `hashed`, of which the content never changes: a page that was kept
 * since before an update asks for that with its integrity value, and gets it.
 */
function shippedFiles(): Plugin {
  return {
    name: 'shipped-files',
    apply: 'build',
    writeBundle(options, bundle) {
      const dir = options.dir ?? resolve(root, 'dist');
      const files = Object.values(bundle)
        .filter(output => !output.fileName.endsWith('.map'))
        .flatMap(output => {
          const content = output.type === 'chunk' ? output.code : output.source;
          const bytes = Buffer.from(content);
          const shipped = {
            integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
            bytes: bytes.length,
            gzip: gzipSync(bytes, { level: 9 }).length,
            ...(output.type === 'chunk' && { imports: output.imports, dynamicImports: output.dynamicImports }),
          };
          if (output.type !== 'chunk' || !output.isEntry) return [[output.fileName, shipped] as const];
          const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
          const hashed = output.fileName.replace(/\.js$/, `-${hash}.js`);
          writeFileSync(join(dir, hashed), bytes);
          return [[output.fileName, { ...shipped, hashed }] as const, [hashed, shipped] as const];
        })
        .sort(([a], [b]) => a.localeCompare(b));
      writeFileSync(join(dir, 'manifest.json'), `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
    },
  };
}

/** Folders that share a chunk: what every product page has, and what is too small for a request of its own. */
const TOGETHER: Readonly<Record<string, string>> = {
  'product-gallery': 'product',
  'product-tabs': 'product',
  quantity: 'product',
  'review-form': 'product',
  'add-to-cart': 'cart',
  'mini-cart': 'cart',
  'address-fields': 'fields',
  'password-field': 'fields',
  'coming-soon-banner': 'banners',
  'cookie-notice': 'banners',
  'store-notice': 'banners',
};

/** What few tables use, or none before a shopper does something; the rest of the table imports it only when it is needed. */
const TABLE_PARTS = new RegExp(
  `product-table/(?:${[
    'addons/(?!RowForm)',
    'cart/(?!startCart|definition)',
    'frame/BulkBar',
    'instant/(?!startInstant)',
    'layout/(?:freeze|pageBuilders)',
    'navigation/(?:dynamic|modal|optionSearch)/(?!start)',
    'navigation/(?:UpperThumb|ranges|searchArchive)',
    'nyp/(?!NamePrice)',
    'paging/(?:infiniteScroll|messages)',
    'pictures/(?:zoom|placeZoom)',
    'productForm/',
    'quantity/readQuantity',
    'rows/(?:stripe|messages|sayBeside|childRows/)',
    'selection/(?!start)',
    'show/(?:printed|show(?:Availability|Checked|Choice|Counts|Images|NamedPrice|Prices|Texts|Variation))',
    'variations/(?!refusal|selection|start|VariationControls)',
    'debounce',
  ].join('|')})`,
);

/** What a table needs when a picture of a row opens. */
const TABLE_PICTURES = /product-table[\\/]pictures[\\/](?!Picture)/;
/** The code of tables' tooltips, which comes with the first one. */
const TOOLTIPS = /product-table[\\/]tooltips[\\/](?!parts|TooltipPart)/;
/** Saves tables as files. */
const CSV = /product-table[\\/]csv[\\/](?!CsvDownload)/;

/** What a press on a row's button of the wishlist needs. */
const TABLE_WISHLIST = /product-table[\\/]wishlist[\\/](?:pressWishlist|Growler|leavingRows|messages)/;

/** The search field of country lists, which few shops ask for. */
const SELECT_SEARCH = /address-fields[\\/]search[\\/]/;

/** Each has a group of its own. */
const HAS_GROUP = new RegExp(`${TOOLTIPS.source}|${CSV.source}|${SELECT_SEARCH.source}`);

/** The folder of a widget or behaviour is a chunk, but for what is apart. */
function folderOf(id: string): string | null {
  if (HAS_GROUP.test(id)) return null;
  if (TABLE_WISHLIST.test(id)) return 'table-wishlist';
  if (TABLE_PARTS.test(id.replaceAll('\\', '/'))) return 'table-parts';
  if (TABLE_PICTURES.test(id)) return 'table-pictures';
  const folder = /(?:widgets|behaviours)[\\/]([\w-]+)/.exec(id)?.[1];
  return folder ? (TOGETHER[folder] ?? folder) : null;
}

/**
 * What is loaded together. The entry holds nothing that others import: themes add `?ver=…` to its address, and a chunk that
 * imported it without would run it a second time.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'core', tags: ['$initial'], test: /node_modules|src[\\/](?!shop-widgets)|definition\.ts/, priority: 5 },
  // What a page needs whose widgets all sleep: it asks for the cart.
  {
    name: 'calls',
    test: /node_modules[\\/]ky[\\/]|src[\\/]core[\\/](?:navigate|calls[\\/](?:request|json|form|shopAjax|toForm|findJson|ajaxEvents)|cart[\\/]cartCalls)/,
    priority: 4,
  },
  { name: 'en', test: /[\\/](?:en|english)\.ts$|messages\.ts\?en$/, priority: 4 },
  // What every page of a shop does without drawing comes along.
  {
    name: 'shared',
    test: /node_modules[\\/]valibot[\\/]|src[\\/]core[\\/](?!provider|wishlist[\\/](?!wishlistStore)|calls[\\/](?:siteCalls|siteAjax|rest|ownCart|storeApi|wooPay|messages))|behaviours[\\/](?!services|usage-events|payment-report)/,
    priority: 3,
  },
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|zustand)[\\/]|src[\\/](?:hydrate[\\/](?!coldRows)|ui[\\/](?!(?:use)?Tooltip|lightbox[\\/](?!item)|wishlist))/,
    priority: 2,
  },
  // What is known of a payment that failed: of the checkout as well, which needs nothing else of the provider.
  {
    name: 'paying',
    test: /src[\\/]core[\\/]provider[\\/](?:standing|orderCall|paymentLock|paymentNotice|messages)/,
    priority: 1.9,
  },
  // What widgets that take payments share, with the Store API's client; pages with the provider's settings send its usage events.
  {
    name: 'provider',
    test: /src[\\/](?:core[\\/](?:provider[\\/](?!looks|measureLooks|fonts)|calls[\\/](?:storeApi|restRoot))|behaviours[\\/](?:usage-events|payment-report))/,
    priority: 1.8,
  },
  // How the provider's elements look like the page: cards and pay-later messages, not wallets.
  { name: 'looks', test: /src[\\/]core[\\/]provider[\\/](?:looks|measureLooks|fonts)/, priority: 1.7 },
  // What calls the site for other scripts, for those few that do.
  {
    name: 'site-calls',
    test: /src[\\/]core[\\/]calls[\\/](?:siteCalls|siteAjax|rest\.|ownCart|wooPay|messages)/,
    priority: 1.7,
  },
  // Buttons, messages and calls of the wishlist; but for its store, which tables read before a press.
  { name: 'wishlist', test: /src[\\/](?:core|ui)[\\/]wishlist|widgets[\\/]wishlist/, priority: 1.7 },
  { name: 'lightbox', test: /node_modules[\\/]photoswipe|ui[\\/]lightbox[\\/]/, priority: 1.7 },
  // What a page with `data-replace` on its tag needs; the report tells of it as well.
  { name: 'replacing', test: /src[\\/](?:loader[\\/](?:replacing|heldScripts)|replace[\\/])/, priority: 1.6 },
  // The report of a page, for whoever builds the theme. Its panel comes only where it is shown.
  { name: 'report', test: /src[\\/]doctor[\\/](?!panel)/, priority: 1.5 },
  { name: folderOf, debugName: 'widget', test: /widgets|behaviours/, priority: 1 },
  { name: 'panel', test: /src[\\/]doctor[\\/]panel/, priority: 1 },
  // After all others: what these import of the table stays there.
  { name: 'tooltip', test: /node_modules[\\/](?:@floating-ui|tabbable)|src[\\/]ui[\\/]Tooltip/, priority: 0.5 },
  { name: 'table-tooltip', test: TOOLTIPS, priority: 0.5 },
  // After that of tooltips, with which it shares what places them.
  { name: 'select-search', test: SELECT_SEARCH, priority: 0.4 },
  { name: 'csv', test: new RegExp(`node_modules[\\\\/]csv-stringify|${CSV.source}`), priority: 0.5 },
];

export default defineConfig(({ command }) => ({
  // Its minified copy has shorter names for what is private.
  resolve: { alias: { photoswipe: join(root, 'node_modules/photoswipe/dist/photoswipe.esm.min.js') } },
  plugins: [
    widgetStyles(),
    ownExports(),
    namedTogether(),
    retriedImports(),
    replacedJobs(),
    classicLoader(),
    replacedList(),
    shippedFiles(),
    commandLine(),
  ],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: [...TARGET],
    sourcemap: true,
    modulePreload: false,
    license: { fileName: NOTICES },
    lib: { entry: 'src/shop-widgets.ts', formats: ['es'], fileName: 'shop-widgets' },
    rolldownOptions: {
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        // A library's modules would keep their white space.
        minify: true,
        // They are of use to bundlers only.
        comments: { legal: true, annotation: false, jsdoc: false },
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
          pool: 'threads',
          // By default a core stays idle: of two cores that is half the machine.
          maxWorkers: '100%',
          isolate: false,
          setupFiles: ['test/setup.ts'],
          // How long a busy machine takes is no test's subject.
          testTimeout: 20_000,
          // Scripts of the page put plugins on jQuery, and it counts calls: each page has its own.
          server: { deps: { inline: ['jquery', 'jquery4'] } },
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: 'sizes', environment: 'node', include: ['test/sizes/**/*.test.ts'] } },
    ],
  },
}));
