import type { ReactNode } from 'react';
import { Adopted, adopt, type SlotProps, useAttributes, useContent } from '../../src/hydrate';
import { useBus } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { Alert } from './Alert';
import { Availability, Description, Item, NewPrice, NewThumb, OwnPrice, OwnThumb, Picker, Title } from './Item';
import type { BundleParts } from './page';
import { Field, MINUS, Minus, PLUS, Plus } from './Quantity';
import { BundleProvider, type BundleStore, useBundle } from './store';

const slots = {
  '.woosb-product': Item,
  '.woosb-title': Title,
  '.woosb-thumb-ori': OwnThumb,
  '.woosb-thumb-new': NewThumb,
  '.variations_form': Picker,
  '.woosb-availability': Availability,
  '.woosb-variation-description': Description,
  'input.woosb-qty': Field,
  'input.qty': Field,
  [MINUS]: Minus,
  [PLUS]: Plus,
  '.woosb-price-ori': OwnPrice,
  '.woosb-price-new': NewPrice,
  '.woosb-total': Total,
  '.woosb-count': Count,
  '.woosb-alert': Alert,
};
const ANY = Object.keys(slots).join();

/** A bundle: its items, what it costs, how much is chosen, and why it can't be added. */
export function Bundle({ store }: { store: BundleStore }): ReactNode {
  useBus('woovr_selected', ({ selected }) => store.getState().isOpen && store.chooseRadio(selected));
  const { parts } = store;
  return <BundleProvider value={store}>{adopt(parts.wrap, slots, part => isOwn(parts, part))}</BundleProvider>;
}

/** The parts of a bundle as the page has them now. */
export const partsIn = (parts: BundleParts): readonly Element[] =>
  [...parts.wrap.querySelectorAll(ANY)].filter(part => isOwn(parts, part));

/** Whether a part is the bundle's: not that of a list of bundles, nor in a picker, which is a widget of its own. */
function isOwn({ products, total, count, alert }: BundleParts, part: Element): boolean {
  if (part === total || part === count || part === alert) return true;
  return part.closest('.woosb-products') === products && !part.parentElement?.closest('.variations_form');
}

/** What the bundle costs; read out from the first change on. */
function Total({ element }: SlotProps): ReactNode {
  const store = useBundle();
  const isOpen = useStore(store, state => state.isOpen);
  useContent(
    element,
    useStore(store, ({ total }) => total),
  );
  useAttributes(element, isOpen ? { role: 'status' } : {});
  return <Adopted of={element} />;
}

/** How many pieces are chosen. */
function Count({ element }: SlotProps): ReactNode {
  useContent(
    element,
    useStore(useBundle(), ({ count }) => count),
  );
  return <Adopted of={element} />;
}
