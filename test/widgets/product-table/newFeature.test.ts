import { createElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type HydratedWidget, hydrateWidget } from '../../../src/hydrate';
import { createTable } from '../../../widgets/product-table/table/createTable';
import { ProductTable } from '../../../widgets/product-table/table/ProductTable';
import { rows } from '../../../widgets/product-table/table/rowEvents';
import { startTable } from '../../../widgets/product-table/table/startTable';
import { find } from '../../hydrate/page';
import { readSource } from '../../sources';
import { feature } from './stars';

it('the README’s feature is the one that is tested here', () => {
  const [, code = ''] =
    /```tsx\n\/\/ features\/\S+\n([\s\S]*?)```/.exec(readSource('widgets/product-table/README.md')) ?? [];
  const here = readSource('test/widgets/product-table/stars.tsx');
  expect(
    code
      .replaceAll("'../../../../src/", "'../../../src/")
      .replaceAll("'../../table/", "'../../../widgets/product-table/table/"),
  ).toBe(here);
});

it('a feature of a folder and a line draws around rows, hears rows and follows new markup', async () => {
  const row = '<tr class="wcpt-row" data-wcpt-product-id="1"><td><span class="my-star"></span></td></tr>';
  document.body.innerHTML = `<div class="wcpt" data-wcpt-table-id="12"><p class="my-star-count"></p><div class="wcpt-table-scroll-wrapper-outer wcpt-device-laptop"><table class="wcpt-table"><tbody>${row}</tbody></table></div></div>`;
  const ended = new AbortController();
  const container = find(document, '.wcpt');
  let root: HydratedWidget | undefined;
  const replace = (change: () => void) => (root ? root.replace(change) : change());
  const table = createTable(container, '12', ended.signal, replace, [rows, feature]);
  root = hydrateWidget('product-table', container, () => createElement(ProductTable, { table }), {
    atOnce: true,
    externalChanges: { parts: () => [], sync: table.sync },
  });
  startTable(table);
  onTestFinished(() => {
    ended.abort();
    root?.unmount();
  });
  const star = () => find(document, '.my-star');
  const counts = (text: string) => vi.waitFor(() => expect(find(document, '.my-star-count').textContent).toBe(text));
  star().click();
  expect(star().getAttribute('aria-pressed')).toBe('true');
  await counts('1');
  star().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await counts('');
  star().click();
  table.replace(() => find(document, 'tbody').replaceChildren());
  await counts('');
});
