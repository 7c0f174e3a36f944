import type { ReactNode } from 'react';
import { Adopted, type SlotProps, useAttributes, useContent, useDisplay } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { useBundle } from './store';

/**
 * Why the bundle can't be added. What it says on page load is not read out; each other text is, once.
 * Source: spec storefront 4, add-on contract 1.6.
 */
export function Alert({ element }: SlotProps): ReactNode {
  const store = useBundle();
  const { alertId = '' } = store.parts;
  const alert = useStore(store, state => state.alert);
  const isSought = useStore(store, state => state.isSought);
  // Before the text: only what comes into an alert is read out.
  useAttributes(element, {
    ...(alert && { id: alertId }),
    ...(alert?.isAnnounced && { role: 'alert' }),
    ...(isSought && { tabindex: '-1' }),
  });
  useContent(element, alert);
  useDisplay(element, alert?.isShown);
  return <Adopted of={element} />;
}
