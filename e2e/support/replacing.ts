import type { Page } from 'playwright/test';
import { changePage } from './changePage';

/** The tag that replaces; first in the head. */
export const replaceTag = (attributes = 'data-replace') =>
  `<script src="/shop-widgets/shop-widgets.classic.js" ${attributes}></script>`;

/** Tag of a script of the shop. */
export const shopTag = (handle: string, path: string, attributes = '') =>
  `<script ${attributes} id="${handle}-js" src="/wp-content/${path}.min.js?ver=10.9.1"></script>`;

export const FLEXSLIDER = 'plugins/woocommerce/assets/js/flexslider/jquery.flexslider';
export const SINGLE_PRODUCT = 'plugins/woocommerce/assets/js/frontend/single-product';
export const VARIATION = 'plugins/woocommerce/assets/js/frontend/add-to-cart-variation';

/**
 * Serves doubles of the shop's scripts, which record their runs and the page's event at that time. Returns the requested
 * paths.
 */
export async function doubleScripts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/wp-(?:content|includes|admin)\/.*\.js(?:\?|$)/, route => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/jquery.min.js')) return route.fallback();
    asked.push(pathname);
    return route.fulfill({ contentType: 'text/javascript', body: double(pathname) });
  });
  return asked;
}

const double = (path: string) => `{
  const note = text => (window.ran ??= []).push(text);
  note('${path}');
  if ('${path}'.includes('single-product'))
    for (const type of ['DOMContentLoaded', 'load'])
      (type === 'load' ? window : document).addEventListener(type, () => note(type));
}`;

/** The paths of scripts that ran, in order, and the events that they heard. */
export const ranOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ran: unknown = Reflect.get(window, 'ran');
    return Array.isArray(ran) ? ran.map(String) : [];
  });

/** Returns the states of the scripts that were held back. */
export const statesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const holder: unknown = Reflect.get(window, Symbol.for('shop-widgets.held-back'));
    const scripts: unknown = Object(holder).scripts;
    if (!Array.isArray(scripts)) return [];
    return scripts.map(({ script, reason }) => `${script.id.replace(/-js$/, '')}: ${reason ?? 'held'}`);
  });

/** Returns a page with tags at the start of its head, instead of the bundle's own tag. */
export const withHead = (html: string, head: string): string =>
  html
    .replace('<meta charset="utf-8">', tag => tag + head)
    .replace(/<script type="module" src="[^"]*shop-widgets\.js"><\/script>/, '');

/** Replaces the start of a page's head, and adds headers to its own. */
export const putHead = (page: Page, path: string, head: string, headers: Record<string, string> = {}) =>
  changePage(
    page,
    `**${path}`,
    html => withHead(html, head),
    own => ({ ...own, ...headers }),
  );
