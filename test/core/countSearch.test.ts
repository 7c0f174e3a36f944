import { afterEach, expect, it, vi } from 'vitest';
import { quietConsole } from './bus/helpers';

afterEach(() => document.body.replaceChildren());

const SEARCHED = { is_analytics_enabled: '1', is_search: '1', is_label: 'majica', is_cat: 'Results Found' };
const decide = (value: string) =>
  document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value, data: {} } }));

/** Shows a page of results. Returns what its trackers are told. */
async function showResults(vars: object, names: readonly string[], services = ''): Promise<unknown[]> {
  const told: unknown[] = [];
  for (const name of names) vi.stubGlobal(name, (...args: unknown[]) => told.push([name, ...args]));
  vi.stubGlobal('IvorySearchVars', { ...vars });
  document.body.innerHTML = services && `<script type="application/json" id="shop-services">${services}</script>`;
  vi.resetModules();
  await import('../../src/core/countSearch');
  return told;
}

it('a page of results tells the tracker of the search once the visitor allows it, and once', async () => {
  vi.stubGlobal('cnArgs', {});
  const told = await showResults(SEARCHED, ['gtag', 'ga']);
  decide('false');
  expect(told).toEqual([]);
  decide('true');
  decide('true');
  await vi.waitFor(() => expect(told).not.toEqual([]));
  expect(told).toEqual([
    ['gtag', 'event', 'Ivory Search - Default', { event_label: 'majica', event_category: 'Results Found' }],
  ]);
});

it.each<[string, object, string[], string, unknown[]]>([
  [
    'an older tracker, with the number of the form',
    { ...SEARCHED, is_id: 13 },
    ['ga'],
    '{"consent":{"default":"granted"}}',
    [
      [
        'ga',
        'send',
        {
          hitType: 'event',
          eventCategory: 'Results Found',
          eventAction: 'Ivory Search - 13',
          eventLabel: 'majica',
        },
      ],
    ],
  ],
  ['analytics that need no consent', SEARCHED, ['gtag'], '{"analytics":{"consent":"none"}}', [expect.anything()]],
  ['a page that asks nobody for consent', SEARCHED, ['gtag'], '', [expect.anything()]],
  ['no tracker', SEARCHED, [], '{"analytics":{"consent":"none"}}', []],
  ['another page', { is_analytics_enabled: '1' }, ['gtag'], '{"analytics":{"consent":"none"}}', []],
  [
    'a shop that counts none',
    { ...SEARCHED, is_analytics_enabled: '' },
    ['gtag'],
    '{"analytics":{"consent":"none"}}',
    [],
  ],
])('a page of results tells of the search with %s', async (_, vars, names, services, expected) => {
  expect(await showResults(vars, names, services)).toEqual(expected);
});

it('a page of results works where the tracker throws', async () => {
  const lines = quietConsole();
  vi.stubGlobal('gtag', () => {
    throw new Error('broken');
  });
  await showResults(SEARCHED, [], '{"analytics":{"consent":"none"}}');
  expect(lines.join()).toContain("the page's tracker threw");
});
