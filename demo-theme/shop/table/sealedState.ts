import { seal, unseal } from './seal';

/** State that the server would encrypt into a container: its table, purpose, query and number of rows. */
export interface SealedState {
  readonly id: string;
  readonly purpose: string;
  /** Encoded, without `?`. */
  readonly query: string;
  readonly rows: number | undefined;
}

/** Names of the sealed attributes that every call brings back. */
export const SEALED = ['query-vars', 'user-filters'] as const;
export const LAZY_COUNTS = 'dynamic-filters-lazy-load-cache';

const SEPARATOR = '\n';

/** The seal, as base64. */
export const sealState = ({ id, purpose, query, rows }: SealedState): string =>
  seal([purpose, id, rows ?? '', query].join(SEPARATOR));

/** Returns the state of a seal of that purpose; `undefined` unless it came back byte for byte. */
export function readState(sealed: string | undefined, purpose: string): SealedState | undefined {
  const [of, id = '', rows = '', ...query] = unseal(sealed ?? '')?.split(SEPARATOR) ?? [];
  return of === purpose ? { id, purpose, rows: Number(rows) || undefined, query: query.join(SEPARATOR) } : undefined;
}
