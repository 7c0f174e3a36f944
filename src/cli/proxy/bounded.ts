import type { Readable } from 'node:stream';

/** The most that is kept of one body, packed or unpacked, in bytes: forms, and answers whose addresses are rewritten. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** The same in words. */
export const MOST = '32 MB';

/** Of a body that is larger; Node's own unpacking has the same code. */
const TOO_LARGE = 'ERR_BUFFER_TOO_LARGE';

export const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === TOO_LARGE;

/**
 * Reads a body to its end.
 * @throws once there is more than `most` bytes; what comes then is not kept, and the stream stays open
 */
export async function boundedBuffer(stream: Readable, most = MOST_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > most) {
      stream.resume();
      throw Object.assign(new Error(`a body has more than ${most} bytes`), { code: TOO_LARGE });
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
