import { ajaxText, json } from './answers';
import type { Fault } from './faults';
import { mailchimpCall } from './mailchimp';
import { searchResults } from './navigation';
import { paymentAction } from './paying/adminCalls';
import type { Visit } from './visit';

/** Answers `admin-ajax.php`: the action and the fields back, `-1` with 403 for the action `nonce`, `0` without an action. */
export function adminAjax(visit: Visit, fault?: Fault): Response {
  const { fields, url } = visit;
  const action = fields.action ?? url.searchParams.get('action') ?? '';
  if (action === '') return new Response('0', { status: 400, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  if (action === 'demo_one') return ajaxText('1');
  if (action === 'demo_nonce')
    return new Response('-1', { status: 403, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  if (action === 'demo_refuse') return json({ success: false, data: { action, fields } });
  if (action === 'is_ajax_load_posts') return searchResults(visit);
  const known = mailchimpCall(action, visit) ?? paymentAction(action, visit, fault?.kind === 'expired-nonce');
  if (known) return known;
  const response = json({ success: true, data: { action, fields } });
  if (action === 'query-attachments') response.headers.set('X-WP-Total', '3');
  return response;
}

/** Answers `/wp-json/demo/v1/echo` with the server's view of the request. */
export async function restEcho({ request, fields, url }: Visit): Promise<Response> {
  return json({
    method: request.method,
    override: request.headers.get('x-http-method-override'),
    nonce: request.headers.get('x-wp-nonce'),
    accept: request.headers.get('accept'),
    query: Object.fromEntries(url.searchParams),
    fields,
    body: request.method === 'GET' ? '' : await request.clone().text(),
  });
}
