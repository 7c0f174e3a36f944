import type { Page } from 'playwright/test';

/** Raises an event as scripts of the page do: with its jQuery, or natively where it has none. */
export const raise = (page: Page, target: string, event: string, args: readonly unknown[] = []): Promise<void> =>
  page.evaluate(
    ([selector, name, more]) => {
      const element = document.querySelector(selector);
      const $: unknown = Reflect.get(window, 'jQuery');
      if (typeof $ === 'function') $(element).trigger(name, more);
      else element?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: more }));
    },
    [target, event, args] as const,
  );

/** Puts the bundle into a page that came without it; with `autoMount: 'off'` no widget is hydrated by itself. */
export const addBundle = (page: Page, data: Readonly<Record<string, string>> = {}): Promise<void> =>
  page.evaluate(attributes => {
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    script.src = '/shop-widgets/shop-widgets.js';
    Object.assign(script.dataset, attributes);
    document.head.append(script);
  }, data);
