import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { pageJQuery } from '../../src/core/bus/jquery';
import { pageConfig } from '../../src/core/config/pageConfig';
import { globalAt, pageGlobal } from '../../src/core/config/pageGlobal';
import { markupOf, trustedHtml } from '../../src/core/html';
import { runScripts } from '../../src/core/runScripts';
import { readVariationParams } from '../../src/core/variations';
import { Adopted, markInjected, type SlotProps, useContent } from '../../src/hydrate';
import { tUi } from '../../src/ui/messages';
import { isShown, slide } from '../../src/ui/slide';
import { useBus } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { tVariation } from './messages';
import { productOf, saysSame } from './product';
import { useVariationForm } from './store';

/** Duration of the slide of a variation's block, ms. */
const SLIDE = 200;

/** Renders the variation's block. Its content is the page's template; messages stand right after it. */
export function SingleVariation({ element }: SlotProps): ReactNode {
  const store = useVariationForm();
  const message = useStore(store, state => state.message);
  const block = useStore(store, state => state.block);
  useContent(element, block?.content);
  useLayoutEffect(() => {
    if (!block) return;
    if (block.isOpen && !element.textContent?.trim()) element.style.display = '';
    else if (block.isOpen !== isShown(element)) slide(element, block.isOpen, SLIDE);
  }, [element, block]);
  useLayoutEffect(() => {
    if (block?.content) void runScripts(element);
  }, [element, block?.content]);
  useLayoutEffect(() => {
    if (!block?.isOpen || pageConfig().variationPrice !== 'once') return;
    // The content is the page's template; the product's price is shown before it.
    const compare = () => {
      const copy = element.querySelector('.woocommerce-variation-price');
      copy?.classList.toggle('sw-price-copy', saysSame(productOf(store.form), store.form, copy));
    };
    compare();
    // A script may write another price, as for a discount by quantity.
    const observer = new MutationObserver(compare);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [element, block, store.form]);
  useBus('show_variation', () => startMedia(element), store.form);
  return (
    <>
      <Adopted of={element} />
      {message === 'no-match' && <NoMatch />}
      {message === 'lookup-failed' && <LookupFailed onRetry={store.retry} />}
    </>
  );
}

/** The shop's own text is HTML; shop styles hide the paragraph until it is shown. */
function NoMatch(): ReactNode {
  const html = useMemo(() => {
    const text = readVariationParams()?.noMatchHtml;
    return text ? { __html: trustedHtml(markupOf('settings', text)) } : undefined;
  }, []);
  const looks = { className: 'wc-no-matching-variations woocommerce-info', style: { display: 'block' } };
  return (
    <div ref={markInjected} role="alert">
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
    <div ref={markInjected} role="alert" className="sw-lookup-failed">
      <p>{navigator.onLine ? tVariation('variation.lookupFailed') : tUi('network.offline')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {tUi('action.retry')}
      </button>
    </div>
  );
}

const PLAYERS = '.wp-audio-shortcode, .wp-video-shortcode';

/** Starts the platform's media player, where the page has it. */
function startMedia(block: Element): void {
  const $ = pageJQuery();
  if (!globalAt('wp', 'mediaelement') || !$) return;
  const players = [...block.querySelectorAll(PLAYERS)].filter(
    element => !element.matches('.mejs-container') && !element.parentElement?.matches('.mejs-mediaelement'),
  );
  const start: unknown = $.fn.mediaelementplayer;
  if (players.length === 0 || typeof start !== 'function') return;
  const settings = pageGlobal('_wpmejsSettings');
  start.call($(players), settings ?? {});
}
