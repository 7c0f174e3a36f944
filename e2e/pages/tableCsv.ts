import type { Page } from 'playwright/test';

export const TABLE = '#wcpt-480';
export const button = (page: Page, name: string) => page.getByRole('button', { name });
