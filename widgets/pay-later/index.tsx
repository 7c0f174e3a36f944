import { type ReactNode, useState } from 'react';
import { adopt, Shown, useClasses, useHydrated, useStyles } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { ProviderElement, type ProviderElementProps } from '../../src/ui/ProviderElement';
import { useSlide } from '../../src/ui/slide';
import { useStore } from '../../src/ui/useStore';
import { readSettings } from './settings';
import type { PayLaterStore } from './store';
import { createPayLaterStore } from './store';

/** Mounts the message about paying in instalments. See contract/payments.md#pay-later. */
export const mount = defineView('pay-later', HTMLElement, marker => {
  const store = createPayLaterStore(marker, readSettings(marker));
  return { render: () => <PayLater marker={marker} store={store} />, start: store.start };
});

const LOADING = 'pmme-loading';
/** ms */
const DURATION = 250;

function PayLater({ marker, store }: { marker: HTMLElement; store: PayLaterStore }): ReactNode {
  const { message, isUpdated } = useStore(store);
  const isShown = useStore(store, store.isShown);
  const isHydrated = useHydrated();
  const [loading] = useState(() => marker.querySelector<HTMLElement>(`.${LOADING}`));
  const isLoading = message.kind === 'possible' || message.kind === 'loading';
  const isPending = message.kind === 'waiting' || isLoading;
  const [space] = useState(() => spaceBefore(marker));
  useSlide(marker, isShown, DURATION);
  useClasses(marker, { ...(message.kind === 'ready' && { ready: true }), ...(isUpdated && { 'pmme-updated': true }) });
  useStyles(marker, space ? { '--wc-bnpl-margin-bottom': space } : {});
  return (
    <>
      {adopt(marker, {})}
      {loading && <Shown of={loading} isShown={isPending ? undefined : false} />}
      {isHydrated && isLoading && !loading && <div className={LOADING} />}
      {isHydrated && (message.kind === 'loading' || message.kind === 'ready') && (
        <Message create={message.create} onFail={store.fail} />
      )}
    </>
  );
}

/** Returns the space below the element before the message: themes give the message the same. */
function spaceBefore(marker: HTMLElement): string {
  const before = marker.previousElementSibling;
  return before ? getComputedStyle(before).marginBottom : '';
}

/** Renders the box that the provider fills; React does not touch its content. */
function Message(props: Pick<ProviderElementProps, 'create' | 'onFail'>): ReactNode {
  const [into, setInto] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setInto} className="sw-pay-later" />
      {into && <ProviderElement into={into} {...props} />}
    </>
  );
}
