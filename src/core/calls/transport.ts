import type { FormFields } from './form';

/** A call as a transport sends it. */
export interface Sending {
  /** As the caller gave it: listeners of jQuery's AJAX events look for `wc-ajax=…` in it. */
  readonly url: string;
  readonly target: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** The fields of `body`, which scripts of the page may read. */
  readonly fields: FormFields | undefined;
  /** Content type of a body that is a string and no form. */
  readonly contentType: string | undefined;
  readonly as: 'json' | 'text';
  /** Ends the call. */
  readonly signal: AbortSignal;
  /** Whether it ended the call because no answer came in time. */
  readonly isLate: () => boolean;
}

/** A whole answer, of any status. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** Address of the answer, after redirects. */
  readonly url: string;
  readonly text: string;
}

/** A transport failed before it sent anything: another one can send the call. */
export class NotSent extends Error {}

/** Reads an answer. @throws CallError when it is of no use */
export type Read<T extends { readonly data: unknown }> = (received: Received) => T;
