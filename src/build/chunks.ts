import { posix } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { root } from './project.ts';

const ENTRY = 'src/shop-widgets.ts';
const TABLE = 'widgets/product-table';

/** Folders of each shared chunk. A chunk contains what its modules import as well, unless a chunk before it does. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  // A page without a hydrated widget needs these to ask for the cart.
  calls: ['node_modules/ky', 'src/core/calls'],
  en: ['src/core/messages/en'],
  de: ['src/core/messages/languages/de'],
  hr: ['src/core/messages/languages/hr'],
  it: ['src/core/messages/languages/it'],
  // Every page of a shop needs these, and none of them draws.
  shared: ['node_modules/valibot', 'src/core', 'src/behaviours'],
  react: ['node_modules/react', 'node_modules/react-dom', 'node_modules/zustand', 'src/hydrate', 'src/ui'],
  // Errors of a failed payment: the checkout needs nothing else of the provider.
  paying: ['src/core/provider/paying'],
  // Code that widgets for payments share, with the client of the Store API.
  provider: [
    'src/core/provider',
    'src/core/calls/store',
    'src/behaviours/usage-events',
    'src/behaviours/payment-report',
  ],
  // The page's looks for the provider's cards and pay-later messages; its wallets do not use them.
  looks: ['src/core/provider/looks'],
  // Calls to the site that few scripts of other authors make.
  'site-calls': ['src/core/calls/site'],
  wishlist: ['src/core/wishlist', 'src/ui/wishlist', 'widgets/wishlist'],
  lightbox: ['node_modules/photoswipe', 'src/ui/lightbox'],
  // Code for a page with `data-replace` on its tag.
  replacing: ['src/loader/replacing', 'src/replace'],
  report: ['src/diagnostics'],
  services: ['src/behaviours/services', 'src/core/consentGate', 'src/core/countSearch'],
  // Few shops have the newsletter's plugin.
  'abandoned-cart': ['src/behaviours/abandoned-cart'],
  'product-table': [`${TABLE}/index`],
};

/** The product table's chunk has its index's imports; `table-parts` has code that few tables use, or none before an interaction. */
const TABLE_CHUNKS = {
  'table-parts': [TABLE],
  csv: ['node_modules/csv-stringify', `${TABLE}/features/csv`],
  'table-pictures': [`${TABLE}/features/pictures`],
  'table-wishlist': [`${TABLE}/features/wishlist`],
  'table-tooltip': [`${TABLE}/features/tooltips`],
};

/** Parts that are loaded after the widgets: modules that both import are in the widget's chunk. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  panel: ['src/diagnostics/panel'],
  tooltip: ['node_modules/@floating-ui', 'node_modules/tabbable', 'src/ui/tooltip'],
  ...TABLE_CHUNKS,
};

/** Widgets that share a chunk: every product page has them, or they are too small for a request of their own. */
const CHUNK_OF_WIDGET: Readonly<Record<string, string>> = {
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

const CHUNK_OF_PLACE: ReadonlyMap<string, string> = new Map(
  [...Object.entries(SHARED), ...Object.entries(LATER)].flatMap(([chunk, folders]) =>
    folders.map(folder => [folder, chunk] as const),
  ),
);

export const listPlaces = (): string[] => [
  ...CHUNK_OF_PLACE.keys(),
  ...Object.keys(CHUNK_OF_WIDGET).map(name => `widgets/${name}`),
];

/** Returns the path of a module from the root of the project; of a package's module the path from `node_modules`. */
function pathOf(id: string): string {
  const path = normalizePath(id);
  const packages = path.lastIndexOf('node_modules/');
  return packages < 0 ? posix.relative(normalizePath(root), path) : path.slice(packages);
}

/**
 * Returns the chunk of a module. The nearest folder around it decides that is named above, or is `lazy/<chunk>`, or is a widget's.
 * @returns undefined: the module is in the chunk of the module that imports it
 */
export function chunkOf(id: string): string | undefined {
  const { dir, name } = posix.parse(pathOf(id));
  for (let place = posix.join(dir, name); place !== '.'; place = posix.dirname(place)) {
    const chunk = CHUNK_OF_PLACE.get(place);
    if (chunk) return chunk;
    const folder = posix.basename(place);
    const parent = posix.dirname(place);
    if (posix.basename(parent) === 'lazy') return folder;
    if (parent === 'widgets') return CHUNK_OF_WIDGET[folder] ?? folder;
  }
  return undefined;
}

const isLater = (id: string) => (chunkOf(id) ?? '') in LATER;
const isLazy = (id: string) => posix.dirname(pathOf(id)).includes('/lazy/');

/**
 * The chunks of the bundle, the first with the highest priority. The entry has a chunk without other modules: themes add `?ver=…`
 * to its address, and a chunk that imported it without would run it a second time.
 */
export function codeSplittingGroups(): Rolldown.CodeSplittingGroup[] {
  const named = (chunk: string) => ({ name: chunk, test: (id: string) => chunkOf(id) === chunk });
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'core', tags: ['$initial'], test: id => pathOf(id) !== ENTRY },
    ...Object.keys(SHARED).map(named),
    { name: id => (isLazy(id) || isLater(id) ? undefined : chunkOf(id)), debugName: 'widget' },
    ...Object.keys(LATER).map(named),
    { name: chunkOf, debugName: 'lazy' },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
