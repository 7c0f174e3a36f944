import { randomHex } from '../digest';

const LIFETIME_MS = 12 * 60 * 60 * 1000;
const MOST = 5000;

/** Nonces of the Store API (10 hex digits): each answer brings another, those before hold until they expire. */
export class Nonces {
  #issued = new Map<string, number>();

  /** Those that were issued, and when, in ms. */
  issued(): [nonce: string, issued: number][] {
    return [...this.#issued];
  }

  /** Takes those of an earlier run. */
  restore(issued: readonly (readonly [nonce: string, issued: number])[]): void {
    this.#issued = new Map(issued);
  }

  issue(): string {
    const nonce = randomHex(5);
    this.#issued.set(nonce, Date.now());
    if (this.#issued.size > MOST) {
      const [oldest] = this.#issued.keys();
      if (oldest !== undefined) this.#issued.delete(oldest);
    }
    return nonce;
  }

  isValid(nonce: string): boolean {
    const issued = this.#issued.get(nonce);
    return issued !== undefined && Date.now() - issued < LIFETIME_MS;
  }

  /** All that were issued so far. */
  expire(): void {
    this.#issued.clear();
  }
}
