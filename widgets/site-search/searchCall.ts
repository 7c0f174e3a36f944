import { serializeForm } from '../../src/core/calls/form';
import { request } from '../../src/core/calls/request';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { CallError } from '../../src/core/errors';
import { text } from '../../src/core/guards';
import { markupOf, html as nothing, parseFragment } from '../../src/core/html';

/** See contract/marketing.md#search-ivory-search-5. @throws CallError as every call; `not-json` for a whole page in place of results */
export async function findLive(form: HTMLFormElement, signal: AbortSignal) {
  const params = readGlobal('IvoryAjaxVars');
  const url = text(params?.ajaxurl) || '/wp-admin/admin-ajax.php';
  const asks = { action: 'is_ajax_load_posts', page: '1', security: text(params?.ajax_nonce) };
  const { data, status } = await request(url, {
    body: serializeForm(form, asks),
    as: 'text',
    headers: { Accept: '*/*' },
    isAjax: true,
    signal,
  });
  const html = markupOf('answer', String(data).trim());
  if (html === '-1') throw new CallError(`${url}: the shop refused the nonce`, { kind: 'refused', url, status });
  if (html === '0' || /<(?:!doctype|html|body)\b/i.test(html)) {
    throw new CallError(`${url}: the answer is a page in place of results`, { kind: 'not-json', url, status });
  }
  const content = parseFragment(html);
  // Messages of PHP before the results are not shown.
  const items = content.querySelector('.is-ajax-search-items');
  const hasText = Boolean((items ?? content).textContent?.trim());
  return {
    html: hasText ? (items ? markupOf('answer', items.outerHTML) : html) : nothing``,
    count: content.querySelectorAll('.is-ajax-search-post').length,
  };
}
