import { type ReactNode, useMemo } from 'react';
import { readVariationParams } from '../../src/core/config/variationParams';
import { trustedHtml } from '../../src/core/html';
import { Adopted, type SlotProps } from '../../src/hydrate';
import { tCall } from '../../src/ui/messages';
import { useStore } from '../../src/ui/useStore';
import type { VariationController } from './controller';
import { tVariation } from './messages';

/** Slot of the variation's block. Its content is the page's template; messages stand right after it. */
export function singleVariationOf(controller: VariationController) {
  return function SingleVariation({ element }: SlotProps): ReactNode {
    const message = useStore(controller.view, state => state.message);
    return (
      <>
        <Adopted of={element} />
        {message.kind === 'no-match' && <NoMatch />}
        {message.kind === 'lookup-failed' && <LookupFailed onRetry={controller.retry} />}
      </>
    );
  };
}

/** The shop's own text is HTML; shop styles hide the paragraph until it is shown. Source: contract 3.10, 30.19. */
function NoMatch(): ReactNode {
  const html = useMemo(() => {
    const own = readVariationParams()?.noMatchHtml;
    return own ? { __html: trustedHtml(own) } : undefined;
  }, []);
  const looks = { className: 'wc-no-matching-variations woocommerce-info', style: { display: 'block' } };
  return (
    <div role="alert">
      {html ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own configured text is HTML
        <p {...looks} dangerouslySetInnerHTML={html} />
      ) : (
        <p {...looks}>{tVariation('variation.noMatch')}</p>
      )}
    </div>
  );
}

function LookupFailed({ onRetry }: { onRetry(): void }): ReactNode {
  return (
    <div role="alert" className="sw-lookup-failed">
      <p>{navigator.onLine ? tVariation('variation.lookupFailed') : tCall('network.offline')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {tCall('action.retry')}
      </button>
    </div>
  );
}
