import type { ReactNode } from 'react';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useClasses } from '../../src/hydrate';
import { clickOnKeys } from '../../src/ui/press';
import { Stepper } from '../../src/ui/Stepper';
import { useDomEvent } from '../../src/ui/useBus';
import { useLongPress } from '../../src/ui/useLongPress';
import { useStore } from '../../src/ui/useStore';
import { tQuantity } from './messages';
import { QuantityProvider, type QuantityStore, useQuantity } from './store';

const slots = { label: Around, 'input.qty': Field, ':is(.plus, .minus):not(.sw-step)': TheirStep };

export function Quantity({ wrapper, store }: { wrapper: Element; store: QuantityStore }): ReactNode {
  const hasSteps = useStore(store, ({ place }) => place !== undefined);
  useClasses(wrapper, hasSteps ? { 'sw-stepper': true } : {});
  return <QuantityProvider value={store}>{adopt(wrapper, slots)}</QuantityProvider>;
}

function Field({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const { sync } = useQuantity();
  useDomEvent(element, 'change', sync);
  return (
    <Around element={element}>
      <AdoptedOnce of={element} onInput={sync} onFocus={sync} />
    </Around>
  );
}

/** The element between our buttons: the field, or the label that holds it. */
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
  const held = useLongPress(event => {
    if (isLink) event.preventDefault();
    store.step(element.matches('.plus'));
  }, store.read);
  return <Adopted of={element} {...held} {...(isLink && { onKeyDown: clickOnKeys })} />;
}
