import { addEvents } from '../../src/core/bus/channel';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { defineView } from '../../src/hydrate/defineView';
import { ReviewForm } from './ReviewForm';
import { createReviewStore } from './store';

addEvents(productPageEvents);

/** Stars in place of the rating's select. Source: spec storefront 2, 5 "Reviews", contract 10. */
export const mount = defineView('review-form', Element, form => {
  const store = createReviewStore(form);
  return { render: () => <ReviewForm form={form} store={store} />, start: store.start };
});
