import type { ReactNode } from 'react';
import { adopt } from '../../src/hydrate';
import type { FormAdd } from '../../src/ui/formAdd';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { FormAddProvider } from '../../src/ui/ProductForm';
import { ButtonArea, VariationButton } from './AddToCartButton';
import { ResetAlert, ResetLink } from './Reset';
import { SingleVariation } from './SingleVariation';
import { VariationProvider, type VariationStore } from './state';

const slots = {
  'a.reset_variations': ResetLink,
  '.reset_variations_alert': ResetAlert,
  '.single_variation': SingleVariation,
  '.woocommerce-variation-add-to-cart': ButtonArea,
};
const formSlots = { ...slots, '.single_add_to_cart_button': VariationButton };

/**
 * A variations form. Parts that a theme leaves out are not missed.
 * @param formAdd a bundle's picker has none: it is no form, and sends nothing
 */
export function VariationForm(props: { store: VariationStore; formAdd: FormAdd | undefined }): ReactNode {
  const { store, formAdd } = props;
  const { form } = store;
  return (
    <VariationProvider value={store}>
      <JQueryClicks of={form} />
      <FormAddProvider value={formAdd}>{adopt(form, formAdd ? formSlots : slots)}</FormAddProvider>
    </VariationProvider>
  );
}
