import { type MouseEvent, type MouseEventHandler, type ReactNode, type SubmitEvent, useState } from 'react';
import { Adopted, AdoptedOnce, adopt, markInjected, type SlotProps, useAttributes } from '../../src/hydrate';
import { storeContext } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import type { PageStore } from './pageStore';

const [PageProvider, usePage] = storeContext<PageStore>();

const slots = {
  'form[data-tinvwl_sharekey]': ListForm,
  'input.global-cb': Box,
  'input[name="wishlist_pr[]"]': Box,
  'button[name="tinvwl-remove"]': RemoveButton,
  '[name="tinvwl-action-product_apply"], [name="tinvwl-action-product_selected"]': ActionButton,
  'a.social-clipboard': CopyLink,
};

/** The page of a list. Other submits than removals are sent as without scripts. */
export function WishlistPage({ marker, page }: { readonly marker: HTMLElement; readonly page: PageStore }): ReactNode {
  return <PageProvider value={page}>{adopt(marker, slots)}</PageProvider>;
}

function ListForm({ element, children }: SlotProps<HTMLFormElement>): ReactNode {
  const page = usePage();
  const onSubmit = (event: SubmitEvent) => {
    const { submitter } = event.nativeEvent;
    if (!page.submit(element, submitter)) event.preventDefault();
  };
  return (
    <Adopted of={element} onSubmit={onSubmit}>
      {children}
    </Adopted>
  );
}

/** The add-on names boxes by their hints alone, which some screen readers leave out. */
function Box({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const [name] = useState(() => !element.labels?.length && !element.hasAttribute('aria-label') && element.title);
  useAttributes(element, name ? { 'aria-label': name } : {});
  return <AdoptedOnce of={element} />;
}

function RemoveButton({ element }: SlotProps<HTMLButtonElement>): ReactNode {
  const isBusy = useStore(usePage(), ({ removing }) => removing.has(element.value));
  useAttributes(element, isBusy ? { 'aria-busy': 'true' } : {});
  return <Alerting of={element} />;
}

function ActionButton({ element }: SlotProps): ReactNode {
  return <Alerting of={element} />;
}

function CopyLink({ element }: SlotProps<HTMLAnchorElement>): ReactNode {
  const page = usePage();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void page.copy(element);
  };
  return <Alerting of={element} onClick={onClick} />;
}

/** A control with the alert beside it. */
function Alerting({ of, onClick }: { readonly of: Element; readonly onClick?: MouseEventHandler }): ReactNode {
  const alert = useStore(usePage(), state => (state.alert?.of === of ? state.alert : undefined));
  return (
    <>
      <Adopted of={of} onClick={onClick} />
      {alert && (
        <span
          ref={markInjected}
          className={`sw-wishlist-alert${alert.isError ? ' sw-wishlist-error' : ''}`}
          role={alert.isNew ? (alert.isError ? 'alert' : 'status') : undefined}
        >
          {alert.text}
        </span>
      )}
    </>
  );
}
