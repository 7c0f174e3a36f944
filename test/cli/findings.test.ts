import { afterEach, describe, expect, it } from 'vitest';
import { readFindings } from '../../src/cli/page/measure';

afterEach(() => {
  Reflect.deleteProperty(window, 'ShopWidgets');
});

describe('the findings of a page', () => {
  it('are the bundle’s report', async () => {
    const report = { widgets: [{ name: 'menu', state: 'asleep' }] };
    Reflect.set(window, 'ShopWidgets', { report: async () => report });
    expect(await readFindings()).toBe(report);
  });

  it.each([undefined, {}])('say that the bundle did not start, where the page has %j in its place', async bundle => {
    if (bundle) Reflect.set(window, 'ShopWidgets', bundle);
    expect(await readFindings()).toEqual({
      problems: [{ where: 'tag', message: 'shop-widgets.js did not start on this page.' }],
    });
  });
});
