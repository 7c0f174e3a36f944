import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Adopted, adopt, type SlotProps, useAttributes, useDisplay, useHydrated, useStyles } from '../../src/hydrate';
import { ProviderElement } from '../../src/ui/ProviderElement';
import { useCover } from '../../src/ui/useCover';
import { inertOutside } from '../../src/ui/useDialog';
import { useStore } from '../../src/ui/useStore';
import { ErrorNotice } from './ErrorNotice';
import { tExpress } from './messages';
import { ExpressProvider, type ExpressState, type ExpressStore, isPaying, useExpress } from './store';
import { buttonHeight, WALLETS } from './wallets';

export const CONTAINER = '#wcpay-express-checkout-element';
const SEPARATOR = '#wcpay-express-checkout-button-separator';
const slots = { [CONTAINER]: Buttons, [SEPARATOR]: Separator };

/** The wallet buttons of one place, and what stands over the page while a shopper pays. */
export function ExpressCheckout({ marker, store }: { marker: HTMLElement; store: ExpressStore }): ReactNode {
  const isUpdating = useStore(store, ({ phase }) => phase === 'updating');
  const isHydrated = useHydrated();
  useCover(marker, isUpdating);
  useAttributes(marker, isUpdating ? { 'aria-busy': 'true' } : {});
  return (
    <ExpressProvider value={store}>
      {adopt(marker, slots)}
      {isHydrated && (
        <>
          <Status />
          <OuterSeparators marker={marker} />
          <ErrorNotice />
          <PageCover marker={marker} />
        </>
      )}
    </ExpressProvider>
  );
}

const isShown = ({ create, wallets }: ExpressState): boolean => create !== undefined && Boolean(wallets?.length);

/** Where the provider draws its buttons. */
function Buttons({ element }: SlotProps): ReactNode {
  const store = useExpress();
  const create = useStore(store, state => state.create);
  const shown = useStore(store, isShown);
  useDisplay(element, shown);
  // Others take their place when the cart has changed: what is below stays where it is.
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

/** Stands between the buttons and the shop's own way to pay. */
function Separator({ element, children }: SlotProps): ReactNode {
  useSeparator(element);
  return <Adopted of={element}>{children}</Adopted>;
}

/** Separators that are printed beside the marker, before or behind it. Source: add-on contract 9.9. */
function OuterSeparators({ marker }: { marker: HTMLElement }): ReactNode {
  const [separators] = useState(() => [
    ...(marker.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${SEPARATOR}`) ?? []),
  ]);
  // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they were found
  return separators.map((element, index) => <OuterSeparator key={index} element={element} />);
}

function OuterSeparator({ element }: { element: HTMLElement }): ReactNode {
  useSeparator(element);
  return null;
}

/** Shown with the buttons; also below the platform's own button. */
function useSeparator(element: HTMLElement): void {
  const shown = useStore(useExpress(), isShown);
  const [hasOther] = useState(() => document.querySelector('#wcpay-woopay-button') !== null);
  useDisplay(element, shown || (hasOther ? undefined : false));
}

/** What is under way, for those who do not see it; said once. */
function Status(): ReactNode {
  const text = useStore(useExpress(), ({ phase }) => {
    if (phase === 'updating') return tExpress('express.updating');
    return phase === 'placing' || phase === 'authenticating' ? tExpress('express.placing') : '';
  });
  return (
    <span className="sw-express-status sw-visually-hidden" role="status">
      {text}
    </span>
  );
}

/** Covers the page from the click to the end: nothing else can be changed meanwhile. */
function PageCover({ marker }: { marker: HTMLElement }): ReactNode {
  const store = useExpress();
  const { phase, wallet } = useStore(store);
  const isOn = isPaying(phase);
  const isPlacing = phase === 'placing' || phase === 'authenticating';
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
  if (!isOn) return null;
  const paying = wallet ? tExpress('express.paying', { wallet: WALLETS[wallet].name }) : '';
  return createPortal(
    <p className="sw-express-cover__text">{isPlacing ? tExpress('express.placing') : paying}</p>,
    place,
  );
}
