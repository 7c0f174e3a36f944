/** Seed and factor of each 32 bits. */
const LANES: readonly (readonly [number, number])[] = [
  [0x9e3779b1, 2654435761],
  [0x85ebca77, 2246822519],
  [0xc2b2ae3d, 3266489917],
  [0x27d4eb2f, 668265263],
];

const toHex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** Spreads the bits of a 32-bit number. Source: the finaliser of MurmurHash3. */
function spread(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * Returns 32 hex digits that stand for a text, the same in Node.js and in browsers, at once. It tells texts apart and keeps
 * no secret: nothing in the demo shop is one.
 */
export function digest(text: string): string {
  return LANES.map(([seed, factor]) => {
    let lane = seed;
    for (let at = 0; at < text.length; at++) {
      lane = Math.imul(lane ^ text.charCodeAt(at), factor);
      lane ^= lane >>> 15;
    }
    return toHex(spread(lane ^ text.length), 8);
  }).join('');
}

/** Returns random bytes as hex digits, two for each byte. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => toHex(byte, 2)).join('');
