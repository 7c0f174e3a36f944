import { type ReactNode, useState } from 'react';
import { Adopted, adopt, type SlotProps, useClasses } from '../../src/hydrate';
import { clickOnSpace } from '../../src/ui/clickOnSpace';
import { Stepper } from '../../src/ui/Stepper';
import { useDomEvent } from '../../src/ui/useBus';
import { useHeld } from '../../src/ui/useHeld';
import { useStore } from '../../src/ui/useStore';
import { tQuantity } from './messages';
import { QuantityProvider, type QuantityStore, useQuantity } from './store';

const slots = { label: Around, 'input.qty': Field, ':is(.plus, .minus):not(.sw-step)': TheirStep };

/** A quantity: the page's field, and plus and minus, the theme's or ours. */
export function Quantity({ wrapper, store }: { wrapper: Element; store: QuantityStore }): ReactNode {
  const hasSteps = useStore(store, ({ place }) => place !== undefined);
  useClasses(wrapper, hasSteps ? { 'sw-stepper': true } : {});
  return <QuantityProvider value={store}>{adopt(wrapper, slots)}</QuantityProvider>;
}

function Field({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const { sync } = useQuantity();
  useDomEvent(element, 'change', sync);
  // Made once: React would write its type again, over what scripts change.
  const [field] = useState(() => <Adopted of={element} onInput={sync} onFocus={sync} />);
  return <Around element={element}>{field}</Around>;
}

/** What our buttons may stand around: the field, or the label that holds it. */
function Around({ element, children }: Pick<SlotProps, 'element' | 'children'>): ReactNode {
  const store = useQuantity();
  const { place, product, isLeast, isMost, id } = useStore(store);
  const name = (key: 'quantity.less' | 'quantity.more') => tQuantity(key) + (product && `: ${product}`);
  return (
    <Stepper
      isShown={place === element}
      less={name('quantity.less')}
      more={name('quantity.more')}
      isLeast={isLeast}
      isMost={isMost}
      controls={id}
      onStep={store.step}
      onReach={store.sync}
      read={store.read}
    >
      {element instanceof HTMLInputElement ? children : <Adopted of={element}>{children}</Adopted>}
    </Stepper>
  );
}

/** The theme's plus or minus; may be a link, which leads nowhere. */
function TheirStep({ element }: SlotProps): ReactNode {
  const store = useQuantity();
  const isLink = element instanceof HTMLAnchorElement;
  const held = useHeld(event => {
    if (isLink) event.preventDefault();
    store.step(element.matches('.plus'));
  }, store.read);
  return <Adopted of={element} {...held} {...(isLink && { onKeyDown: clickOnSpace })} />;
}
