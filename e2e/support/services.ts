import type { Page } from 'playwright/test';
import { expect, mounted } from './fixtures';

/** The demo page that names every service. */
export const SERVICES_PAGE = '/storitve/';

/** Waits until the settings of the services were read. */
export const servicesReady = (page: Page): Promise<void> => mounted(page, 'script#shop-services');

/** Opens the shop's window with an earlier decision of the visitor. */
export const decide = (page: Page, url: string, value: string): Promise<void> =>
  page.context().addCookies([{ name: 'cookie_notice_accepted', value, url: new URL(url).origin }]);

/** Does the same as the cookie notice when the visitor chooses. */
export async function choose(page: Page, value: 'true' | 'false'): Promise<void> {
  await decide(page, page.url(), value);
  await page.evaluate(chosen => {
    document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value: chosen } }));
  }, value);
}

/** Returns the commands that the demo's analytics service has received, as `[command, …]`. */
export async function told(page: Page): Promise<unknown[][]> {
  const sent: unknown = await page.evaluate(() => Reflect.get(window, 'analyticsSent') ?? []);
  return Array.isArray(sent) ? sent : [];
}

/** The parameters of every event of a name. */
export async function eventsOf(page: Page, name: string): Promise<unknown[]> {
  return (await told(page)).filter(([command, event]) => command === 'event' && event === name).map(args => args[2]);
}

/** Waits until so many events of a name were sent, and returns their parameters. */
export async function expectEvents(page: Page, name: string, count: number): Promise<unknown[]> {
  await expect.poll(async () => (await eventsOf(page, name)).length).toBe(count);
  return eventsOf(page, name);
}

/** Addresses of vendors' scripts that the page has asked for. */
export function watchVendors(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/vendor/')) asked.push(pathname);
  });
  return asked;
}

/** Services whose script elements are in the page, by name. */
export const serviceScripts = (page: Page): Promise<string[]> =>
  page
    .locator('script[data-shop-service]')
    .evaluateAll(all => all.map(script => script.getAttribute('data-shop-service') ?? '').sort());
