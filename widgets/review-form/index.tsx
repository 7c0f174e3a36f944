import { addWires } from '../../src/core/bus/wire';
import { productPageWires } from '../../src/core/bus/wires/productPage';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { ReviewForm } from './ReviewForm';
import { createReviewStore } from './store';

addWires(productPageWires);

/**
 * Takes over a product's review form: stars in place of the rating's select, and a word when a rating is missing. A form
 * without a rating is left as it is. Source: spec storefront 2, 5 "Reviews", contract 10.
 */
function mountReviewForm(marker: Element, options: HydrateOptions = {}): Mounted {
  const store = createReviewStore(marker);
  return hydrateWidget('review-form', marker, () => <ReviewForm form={marker} store={store} />, {
    ...options,
    start: store.start,
  });
}

export { mountReviewForm as mount };
