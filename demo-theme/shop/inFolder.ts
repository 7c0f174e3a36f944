/** First parts of the shop's addresses. */
const ROOTS = [
  '_demo',
  'audio',
  'cart',
  'checkout',
  'images',
  'jquery',
  'listeners',
  'my-account',
  'navigacija',
  'novice',
  'placevanje',
  'product',
  'shop',
  'shop-widgets',
  'storitve',
  'tables',
  'theme',
  'vendor',
  'vticniki',
  'wp-admin',
  'wp-comments-post.php',
  'wp-json',
  'zaloznik',
  'zelje',
].join('|');

/** Character before an address: a quote, also one written as an entity, a bracket, or the space of a `srcset`. */
const BEFORE = '(?<=["\'`(\\s]|&quot;|&#0?39;)';
const ADDRESS = new RegExp(
  `${BEFORE}(\\\\?/)(?=(?:${ROOTS})(?:\\\\?/|["'\`?#]|&quot;)|\\?[\\w-]+[=%])|(?<=(?:href|action)=\\\\?")(\\\\?/)(?=\\\\?")`,
  'g',
);

/** The text of an answer with the shop's own addresses, which begin at the root of its site, in a folder of that site. */
export const textInFolder = (text: string, folder: string): string =>
  text.replace(ADDRESS, slash => `${folder}${slash}`);

const isText = (type: string): boolean => /^text\/html|json/.test(type);

/**
 * Returns the answer of a shop whose pages are in a folder of its site.
 * @param folder its path without a slash at the end; empty for the root
 */
export async function answerInFolder(response: Response, folder: string): Promise<Response> {
  if (folder === '') return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  const location = headers.get('location');
  if (location?.startsWith('/')) headers.set('location', `${folder}${location}`);
  if (!response.body || !isText(headers.get('content-type') ?? ''))
    return new Response(response.body, { status, headers });
  return new Response(textInFolder(await response.text(), folder), { status, headers });
}
