import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import type { VariationData } from '../../src/core/bus/events';
import { priceOf, quantityOf, times } from './prices';
import type { PayLaterSettings, Price } from './settings';

/** Tells the price of the page's product, now and whenever variation or quantity change. */
export function watchProduct(
  marker: Element,
  settings: PayLaterSettings,
  onPrice: (price: Price | undefined) => void,
  signal: AbortSignal,
): void {
  const form = formOf(marker);
  let one = priceOf(settings, form && chosenVariation(form)) ?? priceOf(settings, undefined);
  const count = () => onPrice(one && times(one, quantityOf(form && quantityField(form))));
  const choose = (price: Price | undefined) => {
    one = price;
    count();
  };
  count();
  if (!form) return;
  const isOwn = (target: EventTarget | Element | null) => target instanceof Element && isOf(form, target);

  const reset = () => choose(priceOf(settings, undefined));
  const shown = ({ variation }: { variation: VariationData }) =>
    choose(priceOf(settings, String(variation.variation_id), variation.display_price));

  bus.on('show_variation', (payload, { target }) => isOwn(target) && shown(payload), { signal });
  bus.on('hide_variation', (_, { target }) => isOwn(target) && reset(), { signal });
  listenDom(form, 'click', link => link.closest('.reset_variations') && isOwn(link) && reset(), signal);
  listenDom(form, 'change', field => field === quantityField(form) && count(), signal);
}

const VARIATION_ID = 'input[name="variation_id"]';

/** Plugins that print quantities of their own in or around the form of a product. */
const FOREIGN = '.woosb-wrap, .wcpt';

function formOf(marker: Element): HTMLFormElement | undefined {
  const product = marker.closest('.product') ?? document;
  const forms = [...product.querySelectorAll<HTMLFormElement>('form.cart')];
  return marker.closest<HTMLFormElement>('form.cart') ?? forms.find(form => !form.closest(FOREIGN));
}

/** Whether an element is the form's own, and not a picker's, a table's or another product's in it. */
const isOf = (form: HTMLFormElement, element: Element): boolean =>
  !element.closest(FOREIGN) && element.closest('.variations_form, form.cart') === form;

const quantityField = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>('input.qty')].find(field => isOf(form, field));

function chosenVariation(form: HTMLFormElement): string | undefined {
  const field = [...form.querySelectorAll<HTMLInputElement>(VARIATION_ID)].find(one => isOf(form, one));
  return field && Number(field.value) > 0 ? field.value : undefined;
}
