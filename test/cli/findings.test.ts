import { afterEach, describe, expect, it } from 'vitest';
import { Findings } from '../../src/cli/page/findings';

afterEach(() => {
  Reflect.deleteProperty(window, 'ShopWidgets');
});

const raise = (type: string, detail: readonly unknown[]) => document.dispatchEvent(new CustomEvent(type, { detail }));

describe('what a page has found', () => {
  it('is what the bundle reports', async () => {
    const report = { widgets: [{ name: 'menu', state: 'asleep' }] };
    Reflect.set(window, 'ShopWidgets', { report: async () => report });
    expect(await new Findings().read()).toBe(report);
  });

  it('is what woke and failed, where the bundle has no reports', async () => {
    Reflect.set(window, 'ShopWidgets', {});
    const findings = new Findings();
    raise('shop_widgets_mounted', ['menu', document.body]);
    raise('shop_widgets_error', ['bundle', 'It failed.', 'error', undefined]);
    expect(await findings.read()).toEqual({
      widgets: [{ name: 'menu', state: 'awake' }],
      problems: [{ where: 'bundle', message: 'It failed.' }],
    });
  });

  it('is that the bundle did not start', async () => {
    expect(await new Findings().read()).toEqual({
      problems: [{ where: 'tag', message: 'shop-widgets.js did not start on this page.' }],
    });
  });
});
