import { isCallError } from '../../src/core/errors';
import { warnOnce } from '../../src/core/report';

/** Says in the console that a call failed; the shopper has no need to know. The address itself is not told. */
export function tellFailure(call: string, cause: unknown): void {
  const kind = isCallError(cause) ? cause.kind : 'refused';
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
