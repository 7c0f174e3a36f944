import type { Page } from 'playwright/test';
import { gate } from './gate';

/** Holds answers of addresses back. Returns a function that releases them. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(address, async route => {
    await opened;
    await route.continue();
  });
  return open;
}
