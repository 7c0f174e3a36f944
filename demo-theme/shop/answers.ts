const NO_STORE = 'no-cache, must-revalidate, max-age=0, no-store, private';

const COMMON = { 'X-Robots-Tag': 'noindex', 'Cache-Control': NO_STORE };

/** JSON answer of the shop's ajax end points; always status 200. */
export const ajaxJson = (body: unknown): Response =>
  new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...COMMON },
  });

/** Text answer of the shop's ajax end points, most often empty. */
export const ajaxText = (body: string): Response =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=UTF-8', ...COMMON } });

/** Page answer. */
export const page = (body: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': NO_STORE, ...headers },
  });

/** Plain JSON answer. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=UTF-8' } });

/** Sends the browser to another page with GET. */
export const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { Location: location } });
