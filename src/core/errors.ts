/** Server markup that a widget can't take over, and leaves as it is. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';

  /**
   * @param widget name of the widget, e.g. `variation-form`
   * @param marker the element that the widget was to take over
   * @param problem what was found, as a clause without a full stop
   */
  constructor(
    readonly widget: string,
    readonly marker: Element,
    readonly problem: string,
    options?: ErrorOptions,
  ) {
    super(`${widget}: ${problem}`, options);
  }
}

/** True for errors of that class, also when they come from another copy of the script. */
export function isMarkupError(error: unknown): error is MarkupError {
  return error instanceof Error && error.name === 'MarkupError' && 'problem' in error;
}

/** Why a call to the shop gave no usable answer. */
export type CallFailure =
  /** No connection, or the browser refused to send. */
  | 'network'
  /** No whole answer within the call's time limit. */
  | 'timeout'
  /** The caller aborted it, e.g. for a newer call; or the shopper was leaving the page, and returned. */
  | 'aborted'
  /** A script of the page stopped it before anything was sent: a handler of jQuery's calls threw, or returned `false`. */
  | 'cancelled'
  /** A status of 400 or above. */
  | 'http'
  /** An answer without JSON where JSON was due: an HTML page, an empty body. */
  | 'not-json'
  /** JSON of another form than the contract's. */
  | 'shape'
  /** The shop refused it: `success: false`, `error: true`, an invalid nonce, a page that leads to another origin. */
  | 'refused';

/** Data of a failed call. */
export interface CallErrorDetails {
  readonly kind: CallFailure;
  readonly url: string;
  /** HTTP status, when an answer came. */
  readonly status?: number | undefined;
  /** Start of the answer's text, when one came (500 characters at most). */
  readonly body?: string | undefined;
  /** The parsed answer, when it was JSON. */
  readonly answer?: unknown;
  readonly cause?: unknown;
}

/** A call to the shop that failed; `kind` tells how. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallFailure;
  readonly url: string;
  readonly status: number | undefined;
  readonly body: string | undefined;
  readonly answer: unknown;
  /** Message for the shopper, in the page's language, of calls by scripts (`ajax`, `rest`, `wooPay`); undefined for an aborted call. */
  text: string | undefined;

  constructor(message: string, details: CallErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = details.kind;
    this.url = details.url;
    this.status = details.status;
    this.body = details.body;
    this.answer = details.answer;
  }
}

/** True for errors of that class, also when they come from another copy of the script. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError' && 'kind' in error;
}

/** Whether an error is that of an aborted call, which needs no report and no fallback. */
export const isAborted = (error: unknown): boolean => isCallError(error) && error.kind === 'aborted';

/**
 * Most tries of a call that the browser or another script aborts. Browsers abort it when the page is left, and again when the next
 * page comes late; the page may be restored later.
 */
export const ABORTED_TRIES = 3;
