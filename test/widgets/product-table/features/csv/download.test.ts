import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { find, said, setUpPage } from '../../../../hydrate/page';
import { tableHtml } from '../../markup';
import { take } from '../../take';
import { press } from '../filters/markup';

const SAVE_TABLE = '../../../../../widgets/product-table/features/csv/saveTable';
beforeAll(() => import('../../../../../widgets/product-table/features/csv/saveTable'), 30_000);
afterEach(() => vi.doUnmock(SAVE_TABLE));
setUpPage();

/** Saved files, with their names. */
let saved: { readonly name: string; readonly file: Blob }[];
let asked: URLSearchParams[];
let answer: () => Promise<Response>;

const json =
  (value: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(value), { status });
const button = () => find(document, '.wcpt-csv-download');
const words = () => document.querySelector('.sw-table-csv')?.textContent;
const spoken = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent;

/** Puts a table with a button. @returns a function that unmounts it */
function page(attributes = 'data-wcpt-file-name="cenik"', label = 'Prenesi'): () => void {
  const before = `<div class="wcpt-navigation wcpt-header"><div class="wcpt-csv-download" ${attributes} data-wcpt-csv-include-all-products="1" data-wcpt-csv-encrypted-columns="a+b/=">${label}</div></div>`;
  const tables = take(
    tableHtml([], {
      before,
      attributes: { 'data-wcpt-encrypted-query-vars': 'QUJ+/==', 'data-wcpt-encrypted-user-filters': 'x+y=' },
    }),
  );
  return () => tables.forEach(({ unmount }) => void unmount());
}

beforeEach(() => {
  saved = [];
  asked = [];
  answer = json([['Naziv'], ['Skleda']]);
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(new URLSearchParams(await request.text()));
    return answer();
  });
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    last = file instanceof Blob ? file : undefined;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, file: last });
  });
});

it('asks with what the server has sealed, byte for byte, and saves UTF-8 with its mark', async () => {
  page();
  button().click();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    wcpt_csv_include_all_products: '1',
    wcpt_csv_encrypted_query_vars: 'QUJ+/==',
    wcpt_csv_encrypted_user_filters: 'x+y=',
    wcpt_csv_encrypted_columns: 'a+b/=',
    wcpt_csv_table_id: '12',
  });
  expect(saved[0]?.name).toBe('cenik.csv');
  const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? []);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Naziv\nSkleda\n');
});

it.each([
  ['', 'products.csv'],
  ['data-wcpt-file-name="cenik.csv"', 'cenik.csv'],
])('names the file, %j: %s', async (attributes, name) => {
  page(attributes);
  button().click();
  await vi.waitFor(() => expect(saved[0]?.name).toBe(name));
});

it('is a button for keys, says that it is at work, and does not begin a second time meanwhile', async () => {
  let reply = (_: Response) => {};
  answer = () =>
    new Promise(resolve => {
      reply = resolve;
    });
  page();
  expect([button().getAttribute('role'), button().tabIndex]).toEqual(['button', 0]);
  press(button(), 'Enter');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(button().className).toContain('wcpt-disabled wcpt-loading');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect([words(), spoken()]).toEqual(['Datoteka se pripravlja …', 'Datoteka se pripravlja …']);
  button().click();
  press(button(), ' ');
  reply(await json([['Naziv']])());
  await vi.waitFor(() => expect(words()).toBe('Datoteka cenik.csv je pripravljena.'));
  expect(spoken()).toContain('Datoteka cenik.csv je pripravljena.');
  expect(asked).toHaveLength(1);
  expect(button().matches('.wcpt-disabled, .wcpt-loading, [aria-disabled], [aria-busy]')).toBe(false);
});

it('says so when there are no rows, and saves nothing', async () => {
  answer = json([]);
  page();
  button().click();
  await vi.waitFor(() => expect(words()).toBe('Ni izdelkov, ki bi jih lahko shranili.'));
  expect(saved).toEqual([]);
  expect(said()).toEqual([]);
});

it.each([
  ['an error', json({ success: false, data: 'ne' }), 'no list of rows'],
  ['a status', json({}, 500), 'status 500'],
  ['a page', async () => new Response('<!DOCTYPE html><html><body>Prijava</body></html>'), 'not JSON'],
  ['no connection', () => Promise.reject(new TypeError('failed')), 'no connection'],
])('%s: the shopper is told, the console knows why, and the button works again', async (_, failing, why) => {
  answer = failing;
  page();
  button().click();
  await vi.waitFor(() => expect(words()).toBe('Datoteke ni bilo mogoče pripraviti. Poskusite znova.'));
  expect(find(document, '.sw-table-csv').className).toContain('sw-table-csv--failed');
  expect(said().join()).toContain(why);
  expect(saved).toEqual([]);
  answer = json([['Naziv']]);
  button().click();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
});

it.each([
  [true, 'Datoteke ni bilo mogoče pripraviti. Poskusite znova.'],
  [false, 'Niste povezani z internetom, zato datoteke ni bilo mogoče pripraviti.'],
])('code that does not load, online %s: the shopper is told of the file', async (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.doMock(SAVE_TABLE, () => {
    throw new Error('no chunk');
  });
  page();
  button().click();
  await vi.waitFor(() => expect(words()).toBe(text));
  expect(find(document, '.sw-table-csv').className).toContain('sw-table-csv--failed');
  expect(said().join()).toContain('the code that saves it did not come');
});

it('leaves a button alone that the server has switched off, and names one without words', async () => {
  page('', '<svg></svg>');
  expect(button().ariaLabel ?? button().getAttribute('aria-label')).toBe('Shrani kot CSV');
  button().classList.add('wcpt-disabled');
  button().click();
  await Promise.resolve();
  expect([words(), asked.length]).toEqual([undefined, 0]);
});

it('goes on when its markup is taken over anew, and gives the page back', async () => {
  let reply = (_: Response) => {};
  answer = () =>
    new Promise(resolve => {
      reply = resolve;
    });
  const end = page();
  button().click();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  bus.emit('berocket_ajax_filtering_end', {}, document);
  expect(words()).toBe('Datoteka se pripravlja …');
  expect(button().className).toContain('wcpt-loading');
  reply(await json([['Naziv']])());
  await vi.waitFor(() => expect(words()).toContain('pripravljena'));
  end();
  expect(words()).toBeUndefined();
  expect(button().matches('[role], [tabindex], .wcpt-loading')).toBe(false);
});
