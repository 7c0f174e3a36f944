import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { priceOf, quantityOf, times } from './prices';
import { chosenVariation, formOf, isOf, quantityField } from './productForm';
import type { PayLaterSettings, Price } from './settings';

/**
 * Tells what the shopper would pay for the page's product, now and whenever variation or quantity change. Source: add-on
 * contract 10.5, 15.2.
 */
export function watchProduct(
  marker: Element,
  settings: PayLaterSettings,
  tell: (price: Price | undefined) => void,
  signal: AbortSignal,
): void {
  const form = formOf(marker);
  let one = priceOf(settings, form && chosenVariation(form)) ?? priceOf(settings, undefined);
  const count = () => tell(one && times(one, quantityOf(form && quantityField(form))));
  const choose = (price: Price | undefined) => {
    one = price;
    count();
  };
  count();
  if (!form) return;
  const isOwn = (target: EventTarget | Element | null) => target instanceof Element && isOf(form, target);

  bus.on(
    'show_variation',
    ({ variation }, { target }) => {
      if (!isOwn(target)) return;
      choose(priceOf(settings, String(variation.variation_id), variation.display_price));
    },
    { signal },
  );
  bus.on('hide_variation', (_, { target }) => isOwn(target) && choose(priceOf(settings, undefined)), { signal });
  listenDom(
    form,
    'click',
    link => link.closest('.reset_variations') && isOwn(link) && choose(priceOf(settings, undefined)),
    signal,
  );
  listenDom(form, 'change', field => field === quantityField(form) && count(), signal);
}
