import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { MOST_BYTES } from './bounded';

/** Content types that are rewritten; all others pass unchanged. */
const REWRITTEN =
  /^(?:text\/(?:html|css|javascript|x-javascript)|application\/(?:xhtml\+xml|(?:x-)?javascript|(?:[\w.-]+\+)?json))\s*(?:;|$)/i;

export const isRewritten = (type: string | undefined): boolean => REWRITTEN.test(type ?? '');

export const isPage = (type: string | undefined): boolean =>
  /^(?:text\/html|application\/xhtml\+xml)/i.test(type ?? '');

interface Coding {
  readonly unpack: (bytes: Buffer) => Promise<Buffer>;
  readonly pack: (bytes: Buffer) => Promise<Buffer>;
}

/** About the level that servers use for answers that differ by visitor. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A small compressed body may unpack to a very large one. */
const bound = { maxOutputLength: MOST_BYTES };

/** Zstandard is left out: Node.js 20 has none. */
const codings: ReadonlyMap<string, Coding> = new Map([
  ['identity', { unpack: async bytes => bytes, pack: async bytes => bytes }],
  ['gzip', { unpack: bytes => promisify(gunzip)(bytes, bound), pack: bytes => promisify(gzip)(bytes) }],
  [
    'br',
    {
      unpack: bytes => promisify(brotliDecompress)(bytes, bound),
      pack: bytes => promisify(brotliCompress)(bytes, quickBrotli),
    },
  ],
]);

/** Returns the compressions to ask the shop for: those of the browser's that can be unpacked here. */
export function askedCodings(accepted: string | undefined): string {
  const asked = (accepted ?? '').split(',').filter(one => codings.has((one.split(';')[0] ?? '').trim().toLowerCase()));
  return asked.map(one => one.trim()).join(', ') || 'identity';
}

/**
 * Changes an answer's text, read as Latin-1: addresses are ASCII, and all other bytes stay the same in any encoding.
 * @returns the bytes in the same compression, the same object where nothing has changed; undefined for an unknown compression
 */
export async function replaceText(
  bytes: Buffer,
  coding: string,
  change: (text: string) => string,
): Promise<Buffer | undefined> {
  const known = codings.get(coding.trim().toLowerCase());
  if (!known) return undefined;
  const before = (await known.unpack(bytes)).toString('latin1');
  const after = change(before);
  return after === before ? bytes : known.pack(Buffer.from(after, 'latin1'));
}
