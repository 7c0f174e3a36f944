import type { Locator, Page } from 'playwright/test';

/** Query that switches all services of the demo on. */
export const ALL_SERVICES = '?services=all';
export const BANNER = '#coming-soon-footer-banner';
export const CHAT = '.demo-chat';

export const wishlistCounter = (page: Page): Locator => page.locator('.wishlist_products_counter');
