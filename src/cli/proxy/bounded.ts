import type { Readable } from 'node:stream';

/** The most that is kept of one body, packed or unpacked, in bytes: forms, and answers whose addresses are rewritten. */
export const MOST_BYTES = 32 * 1024 * 1024;
export const inMegabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
export const MOST = inMegabytes(MOST_BYTES);

/** A body is larger than its bound; Node's own unpacking has the same code. */
export class TooLarge extends Error {
  readonly code = 'ERR_BUFFER_TOO_LARGE';

  /** @param most the bound, in bytes */
  constructor(readonly most: number) {
    super(`a body has more than ${inMegabytes(most)}`);
  }
}

/** @throws TooLarge beyond `most` bytes; the rest is not kept, and the stream stays open */
export async function boundedBuffer(stream: Readable, most = MOST_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > most) {
      stream.resume();
      throw new TooLarge(most);
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
