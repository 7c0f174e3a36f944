import type { ReactNode } from 'react';
import type { CallFailure } from '../core/errors';
import { added } from '../hydrate';
import { tCall } from './messages';

/** What a shopper reads when an add did not work. */
export function describeFailure(kind: CallFailure): string {
  if (kind === 'network') return tCall(navigator.onLine ? 'network.failed' : 'network.offline');
  return tCall(kind === 'timeout' ? 'network.timeout' : 'cart.addFailed');
}

/** A message beside the control that failed; announced once, when it appears. */
export function Failure({ kind }: { kind: CallFailure | undefined }): ReactNode {
  return kind ? (
    <span ref={added} className="sw-failure" role="alert">
      {describeFailure(kind)}
    </span>
  ) : null;
}
