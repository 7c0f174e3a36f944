import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableCache } from '../../../../widgets/product-table/query/fetchTable';
import { quietConsole } from '../../../core/bus/helpers';
import { type Sent, shopAnswers } from '../../../core/calls/helpers';
import { field, filterHtml, type NavigationParts, navigationHtml, one, press, searchHtml, takeOver } from './markup';

let end = () => {};
let sent: Sent[];
const input = () => field('.wcpt-search-input');
const query = () => sent.at(-1)?.url.search.slice('?wc-ajax=wcpt_ajax&'.length);
const lastQuery = (name: string) => sent.at(-1)?.url.searchParams.get(name);

function page(parts: NavigationParts): void {
  end();
  end = takeOver(navigationHtml(parts));
}

/** What a text in the field asks for, with the submit icon. */
async function search(text: string): Promise<void> {
  input().value = text;
  one('.wcpt-search-submit').click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
}

beforeEach(() => {
  quietConsole();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  tableCache().data = {};
  history.replaceState({}, '', '/trgovina/');
  sent = shopAnswers(navigationHtml({ header: searchHtml('x') }));
  page({ header: searchHtml() + filterHtml({ options: [{ value: '1', checked: true }] }) });
});

afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
});

describe('a search box', () => {
  it('has names for its field and icons', () => {
    page({ header: searchHtml('majica') });
    expect(input().getAttribute('aria-label')).toBe('Iskanje');
    expect(one('.wcpt-search-submit').getAttribute('aria-label')).toBe('Išči');
    expect(one('.wcpt-search-clear').getAttribute('aria-label')).toBe('Počisti iskanje');
    expect(one('.wcpt-search-clear').getAttribute('role')).toBe('button');
    end();
    expect(one('.wcpt-search-clear').hasAttribute('role')).toBe(false);
  });

  it('asks for its trimmed text and the other choices, from page 1', async () => {
    page({ header: searchHtml() + filterHtml({ options: [{ value: '1', checked: true }] }), query: '?12_paged=3' });
    await search('  majica ');
    expect(query()).toBe(
      '12_search_1=majica&12_attr_pa_barva%5B%5D=1&12_device=laptop&12_orderby=relevance&12_order=&12_filtered=true',
    );
  });

  it('is submitted also where an Apply button holds other choices back', async () => {
    page({ header: `${searchHtml()}<span class="wcpt-apply">Uporabi</span>` });
    input().value = 'majica';
    press(input(), 'Enter');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(lastQuery('12_search_1')).toBe('majica');
  });

  it('is submitted with Enter, which sends no form around it', async () => {
    input().value = 'majica';
    expect(press(input(), 'Enter')).toBe(false);
    await vi.waitFor(() => expect(lastQuery('12_search_1')).toBe('majica'));
  });

  it('is submitted and cleared with keys', async () => {
    page({ header: searchHtml('majica') });
    input().value = 'hlače';
    press(one('.wcpt-search-submit'), ' ');
    await vi.waitFor(() => expect(lastQuery('12_search_1')).toBe('hlače'));
    press(one('.wcpt-search-clear'), 'Enter');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(lastQuery('12_search_1')).toBe('');
  });

  it('is not submitted while a word is being composed', () => {
    input().value = 'maj';
    const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    input().dispatchEvent(event);
    expect(sent).toEqual([]);
  });

  it('with the keyword that is applied does nothing', () => {
    page({ header: searchHtml('majica') });
    input().value = ' majica ';
    one('.wcpt-search-submit').click();
    press(input(), 'Enter');
    expect(sent).toEqual([]);
  });

  it('that searches while one types is not submitted', () => {
    page({ header: searchHtml(), settings: { instant_search: 'true' } });
    input().value = 'majica';
    expect(press(input(), 'Enter')).toBe(false);
    expect(sent).toEqual([]);
  });

  it.each([
    '50% & več',
    '"narekovaji" in \'apostrof\'',
    'a+b=c#d?e',
    'š č ž Š Č Ž',
    '%',
    '%E0%A4%A',
    'a'.repeat(200),
    '<b>&amp;</b>\\',
  ])('sends %j as it is', async text => {
    await search(text);
    expect(lastQuery('12_search_1')).toBe(text);
    expect(lastQuery('12_attr_pa_barva[]')).toBe('1');
  });
});

describe('a search box that resets others', () => {
  it('asks for its keyword alone', async () => {
    page({
      header: searchHtml('', 'wcpt-search--reset-others') + filterHtml({ options: [{ value: '1', checked: true }] }),
      query: '?12_attr_pa_barva%5B0%5D=1',
    });
    await search('majica & hlače');
    expect(query()).toBe(
      '12_search_1=majica%20%26%20hla%C4%8De&12_device=laptop&12_orderby=relevance&12_order=&12_filtered=true',
    );
  });
});

describe('clearing', () => {
  it('empties the field and keeps the other choices', async () => {
    page({ header: searchHtml('majica'), query: '?12_search_1=majica&12_on_sale=true&12_paged=3' });
    one('.wcpt-search-clear').click();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(query()).toBe('12_on_sale=true&12_search_1=&12_device=laptop&12_filtered=true');
  });
});

describe('a search box of the page’s own search', () => {
  const header = searchHtml('', 'wcpt-search--connect-with-archive') + filterHtml();
  const left: string[] = [];

  beforeEach(() => {
    left.length = 0;
    vi.stubGlobal('wcpt_params', { shop_url: 'https://trgovina.example/shop/' });
    vi.spyOn(window.location, 'assign').mockImplementation(url => void left.push(String(url)));
  });

  /** The code for such a box comes by itself. */
  async function archive(parts: NavigationParts): Promise<void> {
    page(parts);
    await import('../../../../widgets/product-table/navigation/searchArchive');
    await new Promise(resolve => setTimeout(resolve));
  }

  it('leaves for the search page with another keyword', async () => {
    await archive({ header, settings: { _search: 'majica' } });
    input().value = 'hlače & "50%"';
    press(input(), 'Enter');
    expect(left).toEqual(['https://trgovina.example/shop/?s=hla%C4%8De%20%26%20%2250%25%22&post_type=product']);
    expect(sent).toEqual([]);
  });

  it('adds to an address with a query', async () => {
    vi.stubGlobal('wcpt_params', { shop_url: 'https://trgovina.example/?page_id=7' });
    await archive({ header });
    input().value = 'hlače';
    press(input(), 'Enter');
    expect(left).toEqual(['https://trgovina.example/?page_id=7&s=hla%C4%8De&post_type=product']);
  });

  it('is left out of queries with the page’s keyword', async () => {
    await archive({ header, settings: { _search: 'majica' } });
    input().value = 'majica';
    press(input(), 'Enter');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(left).toEqual([]);
    expect(lastQuery('12_search_1')).toBeNull();
  });

  it('is searched in the table where the page does not say where the shop is', async () => {
    vi.stubGlobal('wcpt_params', {});
    await archive({ header });
    await search('hlače');
    expect(left).toEqual([]);
    expect(lastQuery('12_search_1')).toBe('hlače');
  });
});
