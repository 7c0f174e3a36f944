import { type ReactNode, useState } from 'react';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useAttributes, useClasses, useDisplay } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { useStore } from '../../src/ui/useStore';
import { CONDITIONAL, RESPONSE } from './conditions';
import { FIELD } from './fields';
import { createNewsletterStore, NewsletterProvider, type NewsletterStore, useNewsletter } from './store';

/** A newsletter form, which is posted as ever. */
export const mount = defineView('newsletter', HTMLFormElement, form => {
  const store = createNewsletterStore(form);
  return {
    render: () => <Newsletter form={form} store={store} />,
    start: store.start,
    externalChanges: { parts: store.elements, sync: store.sync },
  };
});

const slots = { [FIELD]: FormField, [CONDITIONAL]: Part };

function Newsletter({ form, store }: { form: HTMLFormElement; store: NewsletterStore }): ReactNode {
  const { isSending, failsUnseen } = useStore(store);
  useClasses(form, isSending ? { 'sw-newsletter-sending': true } : {});
  useAttributes(form, { ...(isSending && { 'aria-busy': 'true' }), ...(failsUnseen && { novalidate: '' }) });
  // Other scripts replace the server's answer.
  const isOwn = (element: Element) => element.closest(RESPONSE) === null;
  return <NewsletterProvider value={store}>{adopt(form, slots, isOwn)}</NewsletterProvider>;
}

function Part({ element, children }: SlotProps): ReactNode {
  useShown(element);
  return <Adopted of={element}>{children}</Adopted>;
}

function FormField({ element }: SlotProps): ReactNode {
  const isSuspended = useStore(useNewsletter(), ({ suspended }) => suspended.has(element));
  useShown(element);
  useAttributes(element, isSuspended ? { required: null, 'data-was-required': 'true' } : {});
  return <AdoptedOnce of={element} />;
}

/** Hides a part by its conditions; a shown one keeps the theme's own rules. */
function useShown(element: HTMLElement): void {
  const isHidden = useStore(useNewsletter(), ({ hidden }) => hidden.has(element));
  const [isPrintedHidden] = useState(() => element.matches(CONDITIONAL) && element.style.display === 'none');
  useDisplay(element, isHidden ? false : isPrintedHidden || undefined);
}
