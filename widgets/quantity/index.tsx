import type { ReactNode } from 'react';
import { MarkupError } from '../../src/core/errors';
import { isMounted } from '../../src/core/mountOptions';
import { isBelowMinimum } from '../../src/core/quantity';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useClasses } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { tUi } from '../../src/ui/messages';
import { clickWithKeys } from '../../src/ui/press';
import { Stepper } from '../../src/ui/Stepper';
import { useDomEvent } from '../../src/ui/useBus';
import { useLongPress } from '../../src/ui/useLongPress';
import { useStore } from '../../src/ui/useStore';
import { inputOf } from './field';
import { createQuantityStore, QuantityProvider, type QuantityStore, useQuantity } from './store';

/** A value below its minimum is raised; plus and minus are added where the page asks for them. */
export const mount = defineView('quantity', Element, wrapper => {
  const input = inputOf(wrapper);
  if (!input) throw new MarkupError('quantity', wrapper, 'it has no input.qty');
  if (isBelowMinimum(input)) input.value = input.min;
  // A copy of a mounted one has copies of its buttons.
  if (!isMounted(wrapper)) for (const step of wrapper.querySelectorAll('.sw-step')) step.remove();
  const store = createQuantityStore(wrapper);
  return { render: () => <Quantity wrapper={wrapper} store={store} />, start: store.start, externalChanges: store };
});

const slots = { label: Around, 'input.qty': Field, ':is(.plus, .minus):not(.sw-step)': TheirStep };

function Quantity({ wrapper, store }: { wrapper: Element; store: QuantityStore }): ReactNode {
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
  const name = (key: 'quantity.less' | 'quantity.more') => tUi(key) + (product && `: ${product}`);
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
  return <Adopted of={element} {...held} onKeyDown={event => clickWithKeys(element, event, true)} />;
}
