import type { ReactNode } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { bundleEvents } from '../../src/core/bus/events/bundle';
import { whenJQuery } from '../../src/core/bus/jquery';
import { Adopted, adopt, type SlotProps, useAttributes, useContent, useDisplay } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { clickWithKeys } from '../../src/ui/press';
import { useBus } from '../../src/ui/useBus';
import { useLongPress } from '../../src/ui/useLongPress';
import { useStore } from '../../src/ui/useStore';
import { offerGlobals } from './globals';
import { itemSlots, useItem } from './Item';
import { nameOf, quantityInput } from './items';
import { tBundle } from './messages';
import { type BundleParts, readParts } from './page';
import { BundleProvider, type BundleStore, createBundleStore, useBundle } from './store';

addEvents(bundleEvents);
whenJQuery(offerGlobals);

/** Mounts a product bundle, `.woosb-wrap`. See contract/bundles.md#markup. */
export const mount = defineView('bundle', HTMLElement, marker => {
  const parts = readParts(marker);
  const store = createBundleStore(parts);
  return {
    render: () => <Bundle store={store} />,
    start: store.start,
    externalChanges: { parts: () => partsIn(parts), sync: store.sync },
  };
});

/** Shows the alert. Its text on page load is not announced; each other text is, once. */
function Alert({ element }: SlotProps): ReactNode {
  const store = useBundle();
  const { alertId = '' } = store.parts;
  const alert = useStore(store, state => state.alert);
  const isSought = useStore(store, state => state.isSought);
  // Before the text: screen readers announce only content that is added to an alert.
  useAttributes(element, {
    ...(alert && { id: alertId }),
    ...(alert?.isAnnounced && { role: 'alert' }),
    ...(isSought && { tabindex: '-1' }),
  });
  useContent(element, alert);
  useDisplay(element, alert?.isShown);
  return <Adopted of={element} />;
}

const PLUS = '.woosb-quantity-input-plus, .woosb-qty-input-plus';
const MINUS = '.woosb-quantity-input-minus, .woosb-qty-input-minus';

function Step({ element }: SlotProps): ReactNode {
  const isUp = element.matches(PLUS);
  const item = useItem();
  const store = useBundle();
  const isOpen = useStore(store, state => state.isOpen);
  const label = tBundle(isUp ? 'bundle.more' : 'bundle.less', { name: nameOf(item) });
  useAttributes(element, isOpen ? { role: 'button', tabindex: '0', 'aria-label': label } : {});
  const held = useLongPress(
    () => isOpen && store.step(item, isUp),
    () => quantityInput(item)?.value,
  );
  return <Adopted of={element} {...held} onKeyDown={event => clickWithKeys(element, event, true)} />;
}

const slots = {
  ...itemSlots,
  [`${MINUS}, ${PLUS}`]: Step,
  '.woosb-total': Total,
  '.woosb-count': Count,
  '.woosb-alert': Alert,
};
const ANY = Object.keys(slots).join();

function Bundle({ store }: { store: BundleStore }): ReactNode {
  useBus('woovr_selected', ({ selected }) => store.getState().isOpen && store.chooseRadio(selected));
  const { parts } = store;
  return <BundleProvider value={store}>{adopt(parts.wrap, slots, part => isOwn(parts, part))}</BundleProvider>;
}

const partsIn = (parts: BundleParts): readonly Element[] =>
  [...parts.wrap.querySelectorAll(ANY)].filter(part => isOwn(parts, part));

/** Whether a part is the bundle's: not that of a list of bundles, nor in a picker, which is a widget of its own. */
function isOwn({ products, total, count, alert }: BundleParts, part: Element): boolean {
  if (part === total || part === count || part === alert) return true;
  return part.closest('.woosb-products') === products && !part.parentElement?.closest('.variations_form');
}

/** Shows the bundle's price; announced from the first change on. */
function Total({ element }: SlotProps): ReactNode {
  const store = useBundle();
  const { isOpen, total } = useStore(store);
  useContent(element, total);
  useAttributes(element, isOpen ? { role: 'status' } : {});
  return <Adopted of={element} />;
}

function Count({ element }: SlotProps): ReactNode {
  const count = useStore(useBundle(), state => state.count);
  useContent(element, count);
  return <Adopted of={element} />;
}
