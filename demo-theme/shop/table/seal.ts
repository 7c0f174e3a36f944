import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';

const KEY = createHash('sha256').update('lipa').digest();
const CIPHER = 'aes-256-cbc';
const VECTOR_LENGTH = 16;

/** Text that only the shop can read, as base64. The same text gives the same seal. */
export function seal(text: string): string {
  const vector = createHmac('sha256', KEY).update(text).digest().subarray(0, VECTOR_LENGTH);
  const cipher = createCipheriv(CIPHER, KEY, vector);
  return Buffer.concat([vector, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** The text of a seal; `undefined` unless it came back byte for byte. */
export function unseal(sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, KEY, bytes.subarray(0, VECTOR_LENGTH));
    const text = decipher.update(bytes.subarray(VECTOR_LENGTH), undefined, 'utf8') + decipher.final('utf8');
    return seal(text) === sealed ? text : undefined;
  } catch {
    return undefined;
  }
}
