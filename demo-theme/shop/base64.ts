/** Returns bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Returns the bytes of base64 text. Throws for text that is none. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), char => char.charCodeAt(0));

/** Returns a text as base64 for addresses and tokens. */
export const toBase64Url = (text: string): string =>
  toBase64(new TextEncoder().encode(text)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Returns the text of {@link toBase64Url}. Throws for text that is none. */
export const fromBase64Url = (text: string): string =>
  new TextDecoder().decode(fromBase64(text.replaceAll('-', '+').replaceAll('_', '/')));
