import { capturedHtml, decoded } from './capturedPages';

/** One product of the recorded tables. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly stock: string;
}

const END = '<div class="wcpt-loading-screen"></div></div></div></div>';
const ROW = /<tr\s+data-wcpt-product-id="(\d+)"[\s\S]*?<\/tr>/g;

/** The recorded table, from its container's opening tag to its end. */
function containerOf(page: string): string {
  const html = capturedHtml(page);
  const start = html.indexOf('<div id="wcpt-');
  return html.slice(start, html.indexOf(END, start) + END.length);
}

const attribute = (tag: string, name: string): string =>
  decoded(new RegExp(`${name}\\s*=\\s*"([^"]*)"`).exec(tag)?.[1] ?? '');

/** Every product of the shop, as its long table lists them. */
const listed = (): Listed[] =>
  [...containerOf('table-big').matchAll(ROW)].map(([row, id = '']) => ({
    id,
    title: decoded(/class='wcpt-title[^>]*>([^<]*)</.exec(row)?.[1] ?? ''),
    price: attribute(row, 'data-wcpt-price'),
    stock: attribute(row, 'data-wcpt-stock'),
  }));

/**
 * Answers the table's calls as the recorded shop did, for what its page `table` has: search, pages, results per page.
 * @param origin of the page that asks
 */
export function tableAnswers(origin: string): (url: URL, body: string) => string {
  const whole = containerOf('table').replaceAll('https://trgovina.example', origin);
  const [first = ''] = whole.match(ROW) ?? [];
  const products = listed();
  const rowOf = ({ id, title, price, stock }: Listed, index: number) =>
    first
      .replaceAll(/data-wcpt-product-id="\d+"/g, `data-wcpt-product-id="${id}"`)
      .replaceAll('Album za prenos', () => title)
      .replace(/(data-wcpt-price\s*=\s*)"[^"]*"/, `$1"${price}"`)
      .replace(/(data-wcpt-stock\s*=\s*)"[^"]*"/, `$1"${stock}"`)
      .replace(/wcpt-(?:even|odd)/, index % 2 ? 'wcpt-odd' : 'wcpt-even');

  return (url, body) => {
    if (new URLSearchParams(body).get('id') !== '448') return '';
    const last = (name: string) => url.searchParams.getAll(`448_${name}`).at(-1) ?? '';
    const search = last('search_1');
    const size = Number(last('results_per_page')) || 10;
    const page = Number(last('paged')) || 1;
    const found = products.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
    const shown = found.slice((page - 1) * size, page * size);
    const state = ['search_1', 'orderby', 'results_per_page', 'device', 'filtered', 'paged']
      .filter(last)
      // Values are printed as they are.
      .map(name => `448_${name}=${last(name)}`);
    const counts = {
      html_class: found.length ? '' : 'wcpt-no-results',
      displayed_results: shown.length,
      total_results: found.length,
      first_result: (page - 1) * size + 1,
      last_result: (page - 1) * size + shown.length,
    };
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const pages = Array.from({ length: Math.ceil(found.length / size) }, (_, index) =>
      index + 1 === page
        ? `<span class="page-numbers current wcpt-active">${page}</span>`
        : `<a class="page-numbers" href="?448_paged=${index + 1}">${index + 1}</a>`,
    );
    const rows = shown.map(rowOf).join('');
    const [head = '', tail = ''] = whole.split(/<tr\s+data-wcpt-product-id[\s\S]*<\/tr>/);
    const table = head + rows + tail;
    return (
      shown.length
        ? table
        : table.replace(
            /<div class="wcpt-table-scroll-wrapper-outer[\s\S]*<div class="wcpt-pagination/,
            '<div class="wcpt-no-results  wcpt-device-laptop" data-wcpt-device="laptop">No results found. <a href="." class="wcpt-clear-filters">Clear filters</a></div><div class="wcpt-pagination',
          )
    )
      .replace(/data-wcpt-query-string="[^"]*"/, () => `data-wcpt-query-string="?${escaped(state.join('&'))}"`)
      .replace(
        /data-wcpt-result-count-context="[^"]*"/,
        () => `data-wcpt-result-count-context="${escaped(JSON.stringify(counts))}"`,
      )
      .replace(
        /(name="448_search_1"\s*data-wcpt-value=)""([^>]*value=)""/,
        (_, one: string, two: string) => `${one}"${escaped(search)}"${two}"${escaped(search)}"`,
      )
      .replace(
        /(<div class="wcpt-pagination[^"]*">)[\s\S]*?<\/div>/,
        (_, open: string) => `${open}${pages.join('')}</div>`,
      );
  };
}
