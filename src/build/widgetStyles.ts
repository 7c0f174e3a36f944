import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { root } from './project.ts';

/** Folders of the sheets of parts that few pages use. All others are one file: each sheet that comes late restyles the page. */
const SEPARATE_SHEETS: Readonly<Record<string, string>> = {
  lightbox: 'src/ui/lightbox',
  lists: 'widgets/address-fields/lazy/select-search',
};

const minify = (filename: string): string =>
  new TextDecoder().decode(transform({ filename, code: readFileSync(filename), minify: true }).code);

const stylesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .map(name => join(root, folder, name))
    .sort();

type Sheet = ReturnType<typeof createSheet>;

function createSheet(name: string, sources: readonly string[]) {
  const css = sources.map(source => minify(source).trim()).join('');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { name, sources, file: `styles/${name}-${hash}.css`, css };
}

function readWidgetSheets(): Sheet[] {
  const separate = Object.entries(SEPARATE_SHEETS).map(([name, folder]) => createSheet(name, stylesIn(folder)));
  const taken = new Set(separate.flatMap(sheet => sheet.sources));
  const common = [...stylesIn('src/ui'), ...stylesIn('widgets')].filter(source => !taken.has(source));
  return [createSheet('widgets', common), ...separate];
}

/** Virtual modules and their sheets. The report's panel is for theme authors, and its sheet is loaded with it alone. */
const SHEETS: Readonly<Record<string, () => Sheet[]>> = {
  'virtual:widget-styles': readWidgetSheets,
  'virtual:report-styles': () => [createSheet('report', stylesIn('src/diagnostics/panel'))],
};

/**
 * Ships the stylesheets. `virtual:widget-styles` and `virtual:report-styles` export their addresses beside the bundle;
 * `shop-widgets.css` is all sheets of the widgets in one file, and `styles/bare.css` a sheet that themes may link.
 */
export function widgetStyles(): Plugin {
  let isServing = false;
  return {
    name: 'widget-styles',
    configResolved: ({ command }) => {
      isServing = command === 'serve';
    },
    resolveId: id => (id in SHEETS ? `\0${id}` : undefined),
    load(id) {
      const sheets = id.startsWith('\0') ? SHEETS[id.slice(1)]?.() : undefined;
      if (!sheets) return undefined;
      const getters = sheets.map(({ name, file, css, sources }) => {
        for (const source of sources) this.addWatchFile(source);
        const address = isServing
          ? JSON.stringify(`data:text/css;base64,${Buffer.from(css).toString('base64')}`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', fileName: file, source: css })}`;
        return `get ${name}() { return ${address}; }`;
      });
      return `export default { ${getters.join(', ')} };`;
    },
    // Before Vite's own hook. Bundlers of those who install the package see this form of an address, and take the file along.
    resolveFileUrl: {
      order: 'pre',
      handler: ({ relativePath }) => `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`,
    },
    generateBundle() {
      const all = readWidgetSheets().map(sheet => sheet.css);
      this.emitFile({ type: 'asset', fileName: 'shop-widgets.css', source: all.join('\n') });
      const bare = minify(join(root, 'src/styles/bare.css'));
      this.emitFile({ type: 'asset', fileName: 'styles/bare.css', source: bare });
    },
  };
}
