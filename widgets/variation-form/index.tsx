import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { whenJQuery } from '../../src/core/bus/jquery';
import { pageConfig } from '../../src/core/config/pageConfig';
import { canMove } from '../../src/core/motion';
import { offerPlugins } from '../../src/core/pagePlugins';
import { readVariationParams } from '../../src/core/variations';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses, useStyles } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { createFormAdd, type FormAdd } from '../../src/ui/formAdd';
import { FormAddProvider, SubmitButton } from '../../src/ui/ProductForm';
import { usePress } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { tVariation } from './messages';
import { variationPlugins } from './publicApi';
import { Refusal } from './Refusal';
import { SingleVariation } from './SingleVariation';
import { createVariationStore, useVariationForm, VariationProvider, type VariationStore } from './store';

addEvents(productPageEvents);
whenJQuery($ => offerPlugins($, variationPlugins));

/** A variations form, or a picker that is no form, as of a bundle's item, which only chooses. */
export const mount = defineView('variation-form', HTMLElement, (marker, { ajaxForm }) => {
  const store = createVariationStore(marker);
  const formAdd = marker instanceof HTMLFormElement ? createFormAdd(marker, ajaxForm) : undefined;
  return {
    render: () => <VariationForm store={store} formAdd={formAdd} />,
    start: signal => {
      store.start(signal);
      formAdd?.start(signal);
    },
    externalChanges: { parts: () => [...marker.querySelectorAll(PARTS)], sync: store.sync },
  };
});

const slots = {
  '.reset_variations': ResetLink,
  '.single_variation': SingleVariation,
  '.woocommerce-variation-add-to-cart': ButtonArea,
};
const formSlots = { ...slots, '.single_add_to_cart_button': VariationButton };
const PARTS = `${Object.keys(formSlots).join()}, .variations select`;

/** @param formAdd undefined for a picker, which is no form and sends nothing */
function VariationForm(props: { store: VariationStore; formAdd: FormAdd | undefined }): ReactNode {
  const { store, formAdd } = props;
  const { form } = store;
  const announcement = useStore(store, state => state.announcement);
  useLayoutEffect(() => {
    for (const alert of form.querySelectorAll('.reset_variations_alert')) {
      if (alert.textContent !== announcement) alert.textContent = announcement;
    }
  }, [form, announcement]);
  return (
    <VariationProvider value={store}>
      <FormAddProvider value={formAdd}>{adopt(form, formAdd ? formSlots : slots)}</FormAddProvider>
    </VariationProvider>
  );
}

/** Fade of the reset link, in ms. See contract/variations.md#states-of-the-button. */
const FADE = 400;

/** The reset link, or a theme's button, visible when at least one attribute is chosen. */
function ResetLink({ element }: SlotProps): ReactNode {
  const store = useVariationForm();
  const isVisible = useStore(store, ({ isResetVisible }) => isResetVisible);
  useLayoutEffect(() => {
    const isAppearing = isVisible && getComputedStyle(element).visibility === 'hidden';
    if (isAppearing && canMove(element)) element.animate({ opacity: [0, 1] }, FADE);
  }, [element, isVisible]);
  useStyles(element, { visibility: isVisible ? 'visible' : 'hidden' });
  return <Adopted of={element} {...usePress(store.reset)} />;
}

/** The area around quantity and button; carries the shop's state classes. */
function ButtonArea({ element, children }: SlotProps): ReactNode {
  const state = useStore(useVariationForm(), ({ button }) => button);
  useClasses(element, {
    'woocommerce-variation-add-to-cart-enabled': state === 'enabled',
    'woocommerce-variation-add-to-cart-disabled': state === 'selection-needed' || state === 'unavailable',
  });
  return <Adopted of={element}>{children}</Adopted>;
}

/** The attribute `disabled` is never used, since the click has to arrive. */
function VariationButton({ element, attributes, children }: SlotProps): ReactNode {
  const store = useVariationForm();
  const state = useStore(store, ({ button }) => button);
  useClasses(element, {
    disabled: state === 'selection-needed' || state === 'unavailable',
    'wc-variation-selection-needed': state === 'selection-needed',
    'wc-variation-is-unavailable': state === 'unavailable',
  });
  useAttributes(element, { 'aria-disabled': state === 'selection-needed' || state === 'unavailable' ? 'true' : null });
  const onClick = (event: MouseEvent) => {
    store.settle();
    // Other scripts set the classes as well.
    if (!element.classList.contains('disabled')) return;
    event.preventDefault();
    const isUnavailable = element.classList.contains('wc-variation-is-unavailable');
    // Without either class another script has a reason of its own.
    if (!isUnavailable && !element.classList.contains('wc-variation-selection-needed')) return;
    const why = explain(isUnavailable);
    if (pageConfig().alertBoxes) window.alert(why);
    else store.refuse(why);
  };
  return (
    <>
      <SubmitButton element={element} attributes={{ ...attributes, onClick }}>
        {children}
      </SubmitButton>
      <Refusal />
    </>
  );
}

function explain(isUnavailable: boolean): string {
  const texts = readVariationParams();
  return isUnavailable
    ? texts?.unavailableText || tVariation('variation.unavailable')
    : texts?.chooseText || tVariation('variation.choose');
}
