import type { Locator, Page } from 'playwright/test';

export const TABLE = '#wcpt-485';
export const row = (page: Page, at: number) => page.locator(`${TABLE} tbody .wcpt-row`).nth(at);
export const label = (within: Locator, text: string) =>
  within.locator('.wcpt-tooltip-label').filter({ hasText: text }).first();
export const opened = (page: Page) => page.locator('.wcpt-tooltip.wcpt-open > .wcpt-tooltip-content-wrapper');
