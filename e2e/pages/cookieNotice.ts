import type { Page } from 'playwright/test';
import { cookiesOf } from '../support/cookies';
import { gotoMounted, type TestShop } from '../support/fixtures';

export const BOX = '#cookie-notice';

export const notice = (page: Page) => page.locator('.cookie-notice-container');
export const revoke = (page: Page) => page.locator('#cn-revoke-cookie');
export const accept = (page: Page) => page.locator('#cn-accept-cookie');
export const refuse = (page: Page) => page.locator('#cn-refuse-cookie');

export async function open(page: Page, shop: TestShop, modes: string, query = ''): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    for (const name of [
      'setCookieNotice',
      'showCookieNotice',
      'hideCookieNotice',
      'showRevokeNotice',
      'hideRevokeNotice',
    ]) {
      document.addEventListener(name, event => {
        const value: unknown = event instanceof CustomEvent ? event.detail.value : undefined;
        heard.push(value === undefined ? name : `${name} ${value} ${document.body.classList.contains('cookies-set')}`);
      });
    }
  });
  await gotoMounted(page, `${shop.url}/shop/?notice=${modes}${query}`, BOX);
}

export const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));
export const choiceOf = async (page: Page) =>
  (await cookiesOf(page)).find(({ name }) => name === 'cookie_notice_accepted');
