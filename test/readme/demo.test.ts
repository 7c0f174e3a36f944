import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDemoShop } from '../../demo-theme/index';
import { tablePageTitles } from '../../demo-theme/shop/table/tablePages';

const README = readFileSync(join(import.meta.dirname, '../../demo-theme/README.md'), 'utf8');
const shop = createDemoShop();

describe('the list of the demo’s pages', () => {
  it.each(tablePageTitles.map(([name]) => `/tables/${name}/`))('names %s with its tables', async address => {
    const line = README.split('\n').find(one => one.startsWith('| `') && one.includes(`\`${address}\``)) ?? '';
    const html = await (await shop.handle(new Request(`http://lipa.example${address}`))).text();
    const ids = [...html.matchAll(/ id="wcpt-(\d+)"/g)].map(([, id]) => id);
    const [, , what = ''] = line.split('|');
    expect(what).not.toBe('');
    expect(ids.filter(id => !what.includes(String(id)))).toEqual([]);
  });
});
