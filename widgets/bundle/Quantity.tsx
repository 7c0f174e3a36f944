import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Adopted, type SlotProps, useAttributes } from '../../src/hydrate';
import { useDomEvent } from '../../src/ui/useBus';
import { useHeld } from '../../src/ui/useHeld';
import { useStore } from '../../src/ui/useStore';
import { useItem } from './Item';
import { nameOf, quantityInput } from './items';
import { tBundle } from './messages';
import { useBundle } from './store';

export const PLUS = '.woosb-quantity-input-plus, .woosb-qty-input-plus';
export const MINUS = '.woosb-quantity-input-minus, .woosb-qty-input-minus';

/** How many pieces of an item are in the bundle. They count when they are changed, and a second after the last key. */
export function Field({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const item = useItem();
  const store = useBundle();
  const isHeard = (target: Element) => target === element && element === quantityInput(item) && store.getState().isOpen;
  // On the item: listeners of the field itself may still change the value.
  useDomEvent(item, 'change', target => isHeard(target) && store.accept(element));
  useDomEvent(item, 'keyup', target => isHeard(target) && store.type(element));
  // Made once: React would write its type again, over what scripts change.
  const [field] = useState(() => <Adopted of={element} />);
  return field;
}

export const Plus = ({ element }: SlotProps): ReactNode => <Step element={element} isUp={true} />;
export const Minus = ({ element }: SlotProps): ReactNode => <Step element={element} isUp={false} />;

/** The add-on's plus or minus, a plain `div`: a button for everybody, which steps for as long as it is held. */
function Step({ element, isUp }: { element: HTMLElement; isUp: boolean }): ReactNode {
  const item = useItem();
  const store = useBundle();
  const isOpen = useStore(store, state => state.isOpen);
  const label = tBundle(isUp ? 'bundle.more' : 'bundle.less', { name: nameOf(item) });
  useAttributes(element, isOpen ? { role: 'button', tabindex: '0', 'aria-label': label } : {});
  const held = useHeld(
    () => isOpen && store.step(item, isUp),
    () => quantityInput(item)?.value,
  );
  return <Adopted of={element} {...held} onKeyDown={clickOnKey} />;
}

function clickOnKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' && event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}
