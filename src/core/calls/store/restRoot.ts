import { readGlobal } from '../../config/shopGlobals';
import { isRecord, text } from '../../guards';
import { providerText } from '../../provider/settings';
import { ownUrl } from '../../url';

/** With plain permalinks the root has a query already: the path's `?` becomes `&`. */
export function restUrl(root: string, path: string): string {
  const route = path.replace(/^\//, '');
  const base = route && !root.endsWith('/') ? `${root}/` : root;
  return base + (root.includes('?') ? route.replace('?', '&') : route);
}

/** A root of another origin does not count. */
export function restRoot(): string {
  const link = document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href');
  const store = providerText('storeApiURL')?.replace(/wc\/store\/?$/, '');
  return [text(readGlobal('wpApiSettings')?.root), link, store].find(ownUrl) ?? '/wp-json/';
}

/** See contract/page.md#functions-that-others-call. */
export function siteAjaxUrl(): string {
  const ajax = readGlobal('_wpUtilSettings')?.ajax;
  const urls = [isRecord(ajax) ? text(ajax.url) : '', text(readGlobal('woocommerce_params')?.ajax_url)];
  return urls.find(ownUrl) ?? '/wp-admin/admin-ajax.php';
}
