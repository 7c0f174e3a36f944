import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { addEvents } from '../../src/core/bus/channel';
import { bundleEvents } from '../../src/core/bus/events/bundle';
import { cartPageEvents } from '../../src/core/bus/events/cartPage';
import { checkoutEvents } from '../../src/core/bus/events/checkout';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { serviceEvents } from '../../src/core/bus/events/services';
import { MarkupError } from '../../src/core/errors';
import { scrollToNotice } from '../../src/core/motion';
import { createNotice } from '../../src/core/notices';
import { unknownOfWallets } from '../../src/core/provider/unknownNames';
import {
  Adopted,
  adopt,
  Shown,
  type SlotProps,
  useAttributes,
  useDisplay,
  useHydrated,
  useStyles,
} from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { keyOf, useAnnouncement } from '../../src/ui/elements';
import { ProviderElement } from '../../src/ui/ProviderElement';
import { ShopNotice } from '../../src/ui/ShopNotice';
import { useCover } from '../../src/ui/useCover';
import { inertOutside } from '../../src/ui/useDialog';
import { useStore } from '../../src/ui/useStore';
import { tExpress } from './messages';
import { buttonHeight } from './options';
import { dropErrors, type Notice } from './outcome';
import { buttonsIn, type ExpressState, isPaying, isPlacing } from './phases';
import { readSettings } from './settings';
import { createExpressStore, ExpressProvider, type ExpressStore, useExpress } from './store';
import { WALLETS } from './wallets';

addEvents(bundleEvents, productPageEvents, cartPageEvents, checkoutEvents, serviceEvents);

/** The wallet buttons of a product, cart, checkout or order. See contract/payments.md#sheet. */
export const mount = defineView('express-checkout', HTMLElement, marker => {
  const fail = (problem: string) => new MarkupError('express-checkout', marker, problem);
  const container = marker.querySelector(CONTAINER);
  if (!container) throw fail(`it has no ${CONTAINER}`);
  if (container.childElementCount > 0) throw fail('another script has put its buttons there');
  const settings = readSettings();
  if (typeof settings === 'string') throw fail(settings);
  if (settings.hasBlock && settings.context !== 'pay_for_order') throw fail('the page is one of blocks');
  const store = createExpressStore(marker, settings);
  return { render: () => <ExpressCheckout marker={marker} store={store} />, start: store.start };
});

export { unknownOfWallets as cannot };

const CONTAINER = '#wcpay-express-checkout-element';
const SEPARATOR = '#wcpay-express-checkout-button-separator';
const slots = { [CONTAINER]: Buttons };

function ExpressCheckout({ marker, store }: { marker: HTMLElement; store: ExpressStore }): ReactNode {
  const isUpdating = useStore(store, ({ stage }) => stage.phase === 'updating');
  const isOrdering = useStore(store, ({ stage }) => isPlacing(stage));
  const isHydrated = useHydrated();
  useCover(marker, isUpdating);
  useAnnouncement(isUpdating ? tExpress('express.updating') : '', PAUSE);
  useAnnouncement(isOrdering ? tExpress('express.placing') : '');
  useAttributes(marker, isUpdating ? { 'aria-busy': 'true' } : {});
  return (
    <ExpressProvider value={store}>
      {adopt(marker, slots)}
      {isHydrated && (
        <>
          <Separators marker={marker} />
          <NoOffer />
          <ErrorNotice />
          <PageCover marker={marker} />
        </>
      )}
    </ExpressProvider>
  );
}

/** Pause before a new price is announced as awaited, in ms: the new quantity is announced first. */
const PAUSE = 500;

const isShown = ({ stage }: ExpressState): boolean => Boolean(buttonsIn(stage)?.wallets?.length);

function Buttons({ element }: SlotProps): ReactNode {
  const store = useExpress();
  const create = useStore(store, ({ stage }) => buttonsIn(stage)?.create);
  const shown = useStore(store, isShown);
  useDisplay(element, shown);
  // New buttons replace them when the cart has changed: the content below must not move.
  useStyles(element, shown ? { 'min-height': `${buttonHeight(store.settings.button.height)}px` } : {});
  return (
    <>
      <Adopted of={element} />
      {create && (
        // Not inside of React's work: the page is drawn anew.
        <ProviderElement into={element} create={create} onFail={error => queueMicrotask(() => store.fail(error))} />
      )}
    </>
  );
}

/** Renders the separators, also those that are printed beside the marker, before or behind it. */
function Separators({ marker }: { marker: HTMLElement }): ReactNode {
  const [separators] = useState(() => [
    ...marker.querySelectorAll<HTMLElement>(SEPARATOR),
    ...(marker.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${SEPARATOR}`) ?? []),
  ]);
  // Shown with the buttons; also below the platform's own button.
  const shown = useStore(useExpress(), isShown);
  const [hasOther] = useState(() => document.querySelector('#wcpay-woopay-button') !== null);
  const isOn = shown || (hasOther ? undefined : false);
  return separators.map(element => <Shown key={keyOf(element)} of={element} isShown={isOn} />);
}

/** Says why there are no buttons for the present choice. */
function NoOffer(): ReactNode {
  const text = useStore(useExpress(), ({ stage }) => ('noOffer' in stage && stage.noOffer) || '');
  useAnnouncement(text);
  return (
    <p className="sw-express-no-offer" hidden={!text}>
      {text}
    </p>
  );
}

function PageCover({ marker }: { marker: HTMLElement }): ReactNode {
  const store = useExpress();
  const { stage } = useStore(store);
  const isOn = isPaying(stage);
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    if (!isOn) return;
    place.className = 'sw-express-cover';
    place.setAttribute('aria-hidden', 'true');
    document.body.append(place);
    // Not the cover's own part of the page: the provider works in it, and the focus comes back to it.
    const free = inertOutside(marker);
    return () => {
      place.remove();
      free();
    };
  }, [isOn, marker, place]);
  if (!isPaying(stage)) return null;
  const paying = stage.wallet ? tExpress('express.paying', { wallet: WALLETS[stage.wallet].name }) : '';
  return createPortal(
    <p className="sw-express-cover__text">{isPlacing(stage) ? tExpress('express.placing') : paying}</p>,
    place,
  );
}

const PLACE = '.woocommerce-notices-wrapper';
/** ms. */
const SCROLL = 600;

/**
 * First among the page's notices, else beside the buttons. Once there it belongs to the page: other scripts take it away, which React could
 * not bear, and it outlives buttons that leave with the totals they stand in.
 */
function ErrorNotice(): ReactNode {
  const notice = useStore(useExpress(), state => state.notice);
  const place = notice?.isBeside ? null : document.querySelector(PLACE);
  useLayoutEffect(() => {
    if (notice && place) show(notice, place);
  }, [notice, place]);
  // A box for each notice: a repeated text is announced again.
  return notice && !place ? <ShopNotice key={keyOf(notice)} kind={notice.kind} text={notice.text} /> : null;
}

function show({ kind, text }: Notice, place: Element): void {
  dropErrors();
  const node = createNotice(kind, text);
  node.tabIndex = -1;
  place.prepend(node);
  focusOn(node);
  scrollToNotice(node, SCROLL);
}

/** Now, or when the sheet that still lies over the page gives the focus back. */
function focusOn(node: HTMLElement): void {
  if (!node.isConnected) return;
  node.focus({ preventScroll: true });
  if (document.activeElement === node) return;
  // A moment later: the browser itself is still moving it.
  document.addEventListener('focusin', () => setTimeout(() => focusOn(node)), { once: true });
}
