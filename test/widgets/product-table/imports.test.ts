// @vitest-environment node
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { codeIn, readSource } from '../../sources';

const ROOT = 'widgets/product-table';

/** Returns the part of the widget that a file belongs to: `table`, a feature, or the root, which lists the features. */
function partOf(path: string): string {
  const [folder, name] = posix.relative(ROOT, path).split('/');
  return folder === 'features' ? `features/${name}` : folder === 'table' ? 'table' : 'root';
}

/** Imports between parts, those of types counted, as `part → part: file → file`. */
const between = codeIn(ROOT).flatMap(file => {
  const found = [...readSource(file).matchAll(/(?:\bfrom|^\s*import)\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gm)];
  return found.flatMap(([, still, moving]) => {
    const to = posix.join(posix.dirname(file), still ?? moving ?? '');
    const [one, other] = [partOf(file), partOf(to)];
    if (!to.startsWith(`${ROOT}/`) || one === other) return [];
    return [{ one, other, told: `${posix.relative(ROOT, file)} → ${posix.relative(ROOT, to)}` }];
  });
});

/** Imports that are still to go. */
const LEFT: readonly string[] = [
  'features/filters/navigationChange.ts → features/instant/startInstant',
  'features/globals/globals.ts → features/instant/startInstant',
  'features/globals/globals.ts → features/selection/BulkBar',
  'features/globals/globals.ts → features/sorting/Heading',
  'features/namedPrices/namedPrices.tsx → features/selection/checkRows',
  'features/paging/RowsArea.tsx → features/links/linkParts',
  'features/selection/addSelected.ts → features/addons/runAddons',
  'features/sorting/Heading.tsx → features/instant/startInstant',
  'features/sorting/Heading.tsx → features/selection/startSelection',
  'features/tooltips/tooltipStore.ts → features/filters/menus',
  'table/ProductTable.tsx → features/csv/CsvDownload',
  'table/ProductTable.tsx → features/filters/NavigationArea',
  'table/ProductTable.tsx → features/filters/navigationSlots',
  'table/ProductTable.tsx → features/paging/Pagination',
  'table/ProductTable.tsx → features/paging/RowsArea',
  'table/ProductTable.tsx → features/selection/AddSelected',
  'table/ProductTable.tsx → features/sorting/Heading',
  'table/cart/runCart.ts → features/addons/runAddons',
  'table/cart/runCart.ts → features/namedPrices/namedPrices',
  'table/createTable.ts → features/filters/OptionSearch',
  'table/createTable.ts → features/filters/menus',
  'table/createTable.ts → features/filters/optionCounts',
  'table/createTable.ts → features/selection/startSelection',
  'table/keepFocus.ts → features/links/linkParts',
  'table/query/applyAnswer.ts → features/paging/Pagination',
  'table/rowEvents.ts → features/childRows/childRowParts',
  'table/rowEvents.ts → features/links/linkParts',
  'table/rowEvents.ts → features/links/termParts',
  'table/rowEvents.ts → features/pictures/startPictures',
  'table/rowEvents.ts → features/quantities/quantityEvents',
  'table/rowEvents.ts → features/selection/startSelection',
  'table/rowEvents.ts → features/toggles/toggleParts',
  'table/rowEvents.ts → features/tooltips/TooltipPart',
  'table/rowEvents.ts → features/variations/startVariations',
  'table/rowEvents.ts → features/wishlist/startWishlist',
  'table/setUp.ts → features/filters/Chips',
  'table/setUp.ts → features/variations/startVariations',
  'table/startTable.ts → features/addons/runAddons',
  'table/startTable.ts → features/filters/NavigationArea',
  'table/startTable.ts → features/filters/OptionSearch',
  'table/startTable.ts → features/filters/menus',
  'table/startTable.ts → features/filters/navigationChange',
  'table/startTable.ts → features/filters/optionCounts',
  'table/startTable.ts → features/instant/startInstant',
  'table/startTable.ts → features/layout/startLayout',
  'table/startTable.ts → features/namedPrices/namedPrices',
  'table/startTable.ts → features/paging/startPaging',
  'table/startTable.ts → features/pictures/startPictures',
  'table/startTable.ts → features/quantities/quantityEvents',
  'table/startTable.ts → features/selection/startSelection',
  'table/startTable.ts → features/variations/startVariations',
  'table/startTable.ts → features/wishlist/startWishlist',
  'table/table.ts → features/csv/CsvDownload',
  'table/table.ts → features/filters/menus',
  'table/table.ts → features/filters/modal/PhoneModal',
  'table/table.ts → features/filters/optionCounts',
  'table/table.ts → features/paging/Pagination',
  'table/table.ts → features/selection/AddSelected',
];

const told = (wrong: typeof between) => wrong.map(({ told: line }) => line).sort();

it('imports between parts are read from real files', () => {
  expect(between.length).toBeGreaterThan(100);
});

it('the table imports no feature, and features stand side by side', () => {
  const wrong = between.filter(({ one, other }) => other !== 'table' && one !== 'root');
  expect(told(wrong)).toEqual(LEFT);
});

it('only the root knows the features by name', () => {
  expect(told(between.filter(({ one, other }) => one === 'table' && other === 'root'))).toEqual([]);
});
