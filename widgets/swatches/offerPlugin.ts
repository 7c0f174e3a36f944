import { bus } from '../../src/core/bus/bus';
import { whenJQuery } from '../../src/core/bus/jquery';
import { withActions } from './loadActions';
import { endSwatches } from './mounts';

/** Takes a list of swatches over; throws when it can't. */
export type MountList = (list: Element) => unknown;

/**
 * Offers `$(form).WooVariationSwatches()` and `('destroy')`, where the page has none of that name, and looks again when a
 * script asks for it. Source: add-on contract 2.5.
 */
export function offerPlugin(mount: MountList): void {
  const plugin = function (this: ArrayLike<unknown>, command?: unknown) {
    const forms = Array.from(this).filter(form => form instanceof Element);
    if (command === 'destroy') forms.forEach(endSwatches);
    else withActions(({ startSwatches }) => startSwatches(forms, mount));
    return this;
  };
  whenJQuery($ => {
    $.fn.WooVariationSwatches ??= Object.assign(plugin, { isShopWidgets: true });
  });
  bus.on('woo_variation_swatches_init', (_, { foreign }) => {
    if (foreign) withActions(({ lookAgain }) => lookAgain(mount));
  });
}
