import { type ReactNode, useState } from 'react';
import { Adopted, adopt, type SlotProps, useClasses, useDisplay, useHydrated, useStyles } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { ProviderElement } from '../../src/ui/ProviderElement';
import { storeContext } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import { readSettings } from './settings';
import type { PayLaterStore } from './store';
import { createPayLaterStore } from './store';

/** How the page's product, or the cart, can be paid in parts. Source: spec storefront 2 "Banners and notices"; add-on contract 10. */
export const mount = defineView('pay-later', HTMLElement, marker => {
  const store = createPayLaterStore(marker, readSettings(marker));
  return { render: () => <PayLater marker={marker} store={store} />, start: store.start };
});

const [PayLaterProvider, usePayLater] = storeContext<PayLaterStore>();

const LOADING = 'pmme-loading';

function PayLater({ marker, store }: { marker: HTMLElement; store: PayLaterStore }): ReactNode {
  const { phase, isUpdated, create } = useStore(store);
  const isShown = useStore(store, store.isShown);
  const isHydrated = useHydrated();
  const [hasLoading] = useState(() => marker.querySelector(`.${LOADING}`) !== null);
  const [space] = useState(() => spaceBefore(marker));
  useDisplay(marker, isShown && undefined);
  useClasses(marker, { ...(phase === 'ready' && { ready: true }), ...(isUpdated && { 'pmme-updated': true }) });
  useStyles(marker, space ? { '--wc-bnpl-margin-bottom': space } : {});
  return (
    <PayLaterProvider value={store}>
      {adopt(marker, { [`.${LOADING}`]: Loading })}
      {isHydrated && phase === 'loading' && !hasLoading && <div className={LOADING} />}
      {isHydrated && create && <Message create={create} />}
    </PayLaterProvider>
  );
}

/** Returns the space below the element before the message: themes give the message the same. */
function spaceBefore(marker: HTMLElement): string {
  const before = marker.previousElementSibling;
  return before ? getComputedStyle(before).marginBottom : '';
}

function Loading({ element }: SlotProps): ReactNode {
  const { phase } = useStore(usePayLater());
  useDisplay(element, phase === 'waiting' || phase === 'loading' ? undefined : false);
  return <Adopted of={element} />;
}

/** The provider draws in here; React leaves its content alone. */
function Message({ create }: { create: NonNullable<ReturnType<PayLaterStore['getState']>['create']> }): ReactNode {
  const store = usePayLater();
  const [into, setInto] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setInto} className="sw-pay-later" />
      {into && <ProviderElement into={into} create={create} onFail={store.fail} />}
    </>
  );
}
