import { readGlobal } from '../../config/shopGlobals';
import { isRecord, text } from '../../guards';
import { providerText } from '../../provider/settings';
import { followableUrl } from '../../url';

/** With plain permalinks the root has a query already: the path's `?` becomes `&`. Source: contract storefront 26.1, 27. */
export function restUrl(root: string, path: string): string {
  const route = path.replace(/^\//, '');
  const base = route && !root.endsWith('/') ? `${root}/` : root;
  return base + (root.includes('?') ? route.replace('?', '&') : route);
}

/** Only the page's own origin gets nonces. */
const isOwn = (url: string | null | undefined): url is string => {
  const target = followableUrl(url);
  return target !== undefined && new URL(target).origin === location.origin;
};

/** A root of another origin does not count. Source: contract storefront 27; add-on contract 8.4. */
export function restRoot(): string {
  const link = document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href');
  const store = providerText('storeApiURL')?.replace(/wc\/store\/?$/, '');
  return [text(readGlobal('wpApiSettings')?.root), link, store].find(isOwn) ?? '/wp-json/';
}

/** Source: contract storefront 27. */
export function siteAjaxUrl(): string {
  const ajax = readGlobal('_wpUtilSettings')?.ajax;
  const urls = [isRecord(ajax) ? text(ajax.url) : '', text(readGlobal('woocommerce_params')?.ajax_url)];
  return urls.find(isOwn) ?? '/wp-admin/admin-ajax.php';
}
