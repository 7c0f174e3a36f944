import type { MouseEvent, ReactNode } from 'react';
import { readVariationParams } from '../../src/core/config/variationParams';
import { Adopted, type SlotProps, useClasses } from '../../src/hydrate';
import { SubmitButton } from '../../src/ui/ProductForm';
import { useStore } from '../../src/ui/useStore';
import { tVariation } from './messages';
import { useVariationForm } from './state';

/** The area around quantity and button; carries the shop's state classes. Source: contract 3.10. */
export function ButtonArea({ element, children }: SlotProps): ReactNode {
  const state = useStore(useVariationForm(), ({ button }) => button);
  useClasses(element, {
    'woocommerce-variation-add-to-cart-enabled': state === 'enabled',
    'woocommerce-variation-add-to-cart-disabled': state === 'selection-needed' || state === 'unavailable',
  });
  return <Adopted of={element}>{children}</Adopted>;
}

/**
 * The add-to-cart button: its state classes, and an alert for a click that can't be served. The attribute `disabled` is
 * never used: the click has to arrive. Source: spec storefront 4, 5; contract 3.10.
 */
export function VariationButton({ element, attributes, children }: SlotProps): ReactNode {
  const store = useVariationForm();
  const state = useStore(store, ({ button }) => button);
  useClasses(element, {
    disabled: state === 'selection-needed' || state === 'unavailable',
    'wc-variation-selection-needed': state === 'selection-needed',
    'wc-variation-is-unavailable': state === 'unavailable',
  });
  const onClick = (event: MouseEvent) => {
    store.settle();
    // Other scripts set the classes as well.
    if (!element.classList.contains('disabled')) return;
    event.preventDefault();
    window.alert(explain(element.classList.contains('wc-variation-is-unavailable')));
  };
  return (
    <SubmitButton element={element} attributes={{ ...attributes, onClick }}>
      {children}
    </SubmitButton>
  );
}

function explain(isUnavailable: boolean): string {
  const texts = readVariationParams();
  return isUnavailable
    ? texts?.unavailableText || tVariation('variation.unavailable')
    : texts?.chooseText || tVariation('variation.choose');
}
