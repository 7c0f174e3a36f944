import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import type { MountOptions } from '../../src/core/mountOptions';
import { adopt } from '../../src/hydrate';
import { createFormAdd } from '../../src/ui/formAdd';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { ProductFormBehaviour, submitButtonOf } from '../../src/ui/ProductForm';
import { buttonAreaOf, variationButtonOf } from './AddToCartButton';
import type { VariationController } from './controller';
import { resetAlertOf, resetLinkOf } from './Reset';
import { singleVariationOf } from './SingleVariation';

/** Puts the parts of a variations form together. Parts that a theme leaves out are not missed. */
export function variationForm(controller: VariationController, { ajaxForm }: MountOptions): ReactNode {
  const { form } = controller;
  const slots = {
    'a.reset_variations': resetLinkOf(controller),
    '.reset_variations_alert': resetAlertOf(controller),
    '.single_variation': singleVariationOf(controller),
    '.woocommerce-variation-add-to-cart': buttonAreaOf(controller),
  };
  // A bundle's picker is no form: it has nothing to send.
  const formAdd = form instanceof HTMLFormElement && createFormAdd(form, ajaxForm, () => controller.hasAnyValue());
  const button = formAdd && {
    '.single_add_to_cart_button': variationButtonOf(controller, submitButtonOf(formAdd)),
  };
  return (
    <>
      <Behaviour controller={controller} />
      <JQueryClicks of={form} />
      {formAdd && <ProductFormBehaviour formAdd={formAdd} />}
      {adopt(form, button ? { ...slots, ...button } : slots)}
    </>
  );
}

function Behaviour({ controller }: { controller: VariationController }): ReactNode {
  // Its end comes before React takes the form's content out: there is something to put back in it.
  useLayoutEffect(() => {
    const ended = new AbortController();
    controller.start(ended.signal);
    return () => ended.abort();
  }, [controller]);
  return null;
}
