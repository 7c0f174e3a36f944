import { fromBase64, toBase64 } from '../base64';
import { digest } from '../digest';

const VECTOR_LENGTH = 16;

const vectorOf = (text: string): Uint8Array =>
  Uint8Array.from(digest(`lipa ${text}`).match(/../g) ?? [], byte => Number.parseInt(byte, 16));

/** The bytes with a sequence over them that follows from the vector; twice gives the same bytes again. */
function mask(bytes: Uint8Array, vector: Uint8Array): Uint8Array {
  let state = new DataView(vector.buffer, vector.byteOffset).getUint32(0) || 1;
  return bytes.map(byte => {
    // Source: Marsaglia, Xorshift RNGs (2003).
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return byte ^ (state & 255);
  });
}

/** Text that no script reads by chance, as base64 with `=` at its end. The same text gives the same seal. */
export function seal(text: string): string {
  const vector = vectorOf(text);
  const bytes = new TextEncoder().encode(text);
  const isWhole = (VECTOR_LENGTH + bytes.length) % 3 === 0;
  return toBase64(Uint8Array.of(...vector, ...mask(isWhole ? Uint8Array.of(...bytes, 0) : bytes, vector)));
}

/** The text of a seal; `undefined` unless it came back byte for byte. */
export function unseal(sealed: string): string | undefined {
  try {
    const bytes = fromBase64(sealed);
    const text = new TextDecoder().decode(mask(bytes.subarray(VECTOR_LENGTH), bytes.subarray(0, VECTOR_LENGTH)));
    const unpadded = text.replace(/\0$/, '');
    return seal(unpadded) === sealed ? unpadded : undefined;
  } catch {
    return undefined;
  }
}
