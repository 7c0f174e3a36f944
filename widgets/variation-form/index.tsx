import { addEvents } from '../../src/core/bus/channel';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { whenJQuery } from '../../src/core/bus/jquery';
import { offerPlugins } from '../../src/core/pagePlugins';
import { defineView } from '../../src/hydrate/defineView';
import { createFormAdd } from '../../src/ui/formAdd';
import { variationPlugins } from './publicApi';
import { createVariationStore } from './store';
import { VariationForm } from './VariationForm';

addEvents(productPageEvents);
whenJQuery($ => offerPlugins($, variationPlugins));

/** A variations form, or the picker of a bundle's item, a `div`, which only chooses. */
export const mount = defineView('variation-form', HTMLElement, (marker, { ajaxForm }) => {
  const store = createVariationStore(marker);
  const formAdd = marker instanceof HTMLFormElement ? createFormAdd(marker, ajaxForm, store.hasAnyValue) : undefined;
  return {
    render: () => <VariationForm store={store} formAdd={formAdd} />,
    start: signal => {
      store.start(signal);
      formAdd?.start(signal);
    },
  };
});
