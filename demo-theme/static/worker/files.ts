import { audioAnswer } from '../../shop/audioFile';

const FILES = /^\/(?:theme|images|jquery|vendor|shop-widgets)\//;

/** Whether a path of the shop is a file's, which does not depend on the cart. */
export const isFile = (path: string): boolean => FILES.test(path) || path.startsWith('/audio/');

/** Files that lie beside the demo's pages, and sounds. */
export async function files(request: Request, path: string): Promise<Response | undefined> {
  if (FILES.test(path)) return fetch(request);
  return audioAnswer(path);
}

/** The part of an answer that a player asks for; WebKit plays nothing that comes whole. */
export async function rangeOf(request: Request, response: Response): Promise<Response> {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined || response.status !== 200) return response;
  const body = await response.arrayBuffer();
  const start = Number(from);
  const end = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, body.byteLength - 1);
  const headers = new Headers(response.headers);
  headers.set('Content-Range', `bytes ${start}-${end}/${body.byteLength}`);
  headers.set('Accept-Ranges', 'bytes');
  return new Response(body.slice(start, end + 1), { status: 206, headers });
}
