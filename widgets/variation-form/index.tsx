import { whenJQuery } from '../../src/core/bus/jquery';
import { addWires } from '../../src/core/bus/wire';
import { productPageWires } from '../../src/core/bus/wires/productPage';
import type { MountOptions } from '../../src/core/mountOptions';
import { offerPlugins } from '../../src/core/pagePlugins';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { createFormAdd } from '../../src/ui/formAdd';
import { variationPlugins } from './publicApi';
import { createVariationStore } from './store';
import { VariationForm } from './VariationForm';

addWires(productPageWires);
whenJQuery($ => offerPlugins($, variationPlugins));

/**
 * Takes over a server-rendered variations form: choices, price, meta, picture, quantity limits, and adding without a page
 * load. Its variations are embedded, or looked up on the server. The picker of a bundle's item, a `div`, only chooses.
 * @throws MarkupError before it touches the page, when the variations can't be read
 */
function mountVariationForm(marker: Element, options: HydrateOptions & MountOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new TypeError('variation-form: the marker is no HTML element');
  const store = createVariationStore(marker);
  const formAdd =
    marker instanceof HTMLFormElement ? createFormAdd(marker, options.ajaxForm, store.hasAnyValue) : undefined;
  return hydrateWidget('variation-form', marker, () => <VariationForm store={store} formAdd={formAdd} />, {
    ...options,
    start(signal) {
      store.start(signal);
      formAdd?.start(signal);
    },
  });
}

export { mountVariationForm as mount };
