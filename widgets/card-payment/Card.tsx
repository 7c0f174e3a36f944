import { type ReactNode, useState } from 'react';
import { Shown, useAttributes, useClasses, useHydrated } from '../../src/hydrate';
import { ProviderElement } from '../../src/ui/ProviderElement';
import { ShopNotice } from '../../src/ui/ShopNotice';
import { useProcessing } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import type { CardStore } from './cardStore';
import { Icon } from './Icon';
import { tCard, wordsOf } from './messages';

interface CardProps {
  readonly place: HTMLElement;
  readonly form: HTMLFormElement;
  readonly type: string;
  readonly store: CardStore;
}

export function Card({ place, form, type, store }: CardProps): ReactNode {
  const { shown, attempt, isOffered } = useStore(store);
  const isHydrated = useHydrated();
  const [into, setInto] = useState<HTMLDivElement | null>(null);
  const [method] = useState(() => place.closest('li'));
  const [icon] = useState(() => method?.querySelector<HTMLImageElement>('label img'));
  const isComing = shown.kind === 'waiting' || shown.kind === 'loading';
  const { create, theme } = 'create' in shown ? shown : {};
  useProcessing(form, attempt === 'paying');
  useClasses(method, theme ? { [`theme--${theme}`]: true } : {});
  useAttributes(place, isComing ? { 'aria-busy': 'true' } : {});
  if (!isHydrated) return null;
  return (
    <>
      {isComing && <p className="sw-card-status">{wordsOf(type)('loading')}</p>}
      {icon && <Icon icon={icon} type={type} isDark={theme === 'night'} />}
      <div ref={setInto} className="sw-card-element" />
      {method && <Shown of={method} isShown={isOffered && undefined} />}
      {into && create && isOffered && <ProviderElement into={into} create={create} onFail={store.fail} />}
      {shown.kind === 'failed' && <Failed place={place} type={type} store={store} />}
    </>
  );
}

function Failed({ place, type, store }: Omit<CardProps, 'form'>): ReactNode {
  const [save] = useState(() =>
    place.closest('.payment_box, li')?.querySelector<HTMLElement>('.woocommerce-SavedPaymentMethods-saveNew'),
  );
  return (
    <>
      {save && <Shown of={save} isShown={false} />}
      <ShopNotice kind="error" text={wordsOf(type)('failed')} />
      <button ref={store.takeFocus} type="button" className="button sw-card-retry" onClick={store.retry}>
        {tCard('card.retry')}
      </button>
    </>
  );
}
