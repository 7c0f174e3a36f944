import { isCallError } from '../../core/errors';
import { warnOnce } from '../../core/report';

/** Says in the console that a call failed, unless it was given up; the shopper has no need to know. */
export function tellFailure(call: string, cause: unknown): void {
  const kind = isCallError(cause) ? cause.kind : 'refused';
  if (kind === 'aborted') return;
  warnOnce(
    {
      where: 'abandoned-cart',
      found: `the call ${call} failed (${kind})`,
      consequence: 'The page goes on without it.',
      cause,
    },
    `abandoned-cart ${call} ${kind}`,
  );
}
