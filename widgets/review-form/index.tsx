import type { ReactNode } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { AdoptedOnce, adopt, type SlotProps, useAttributes, useDisplay, useHydrated } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { Stars } from './Stars';
import { createReviewStore, ReviewProvider, type ReviewStore } from './store';

addEvents(productPageEvents);

/** Stars in place of the rating's select. See contract/product.md#reviews. */
export const mount = defineView('review-form', Element, form => {
  const store = createReviewStore(form);
  return { render: () => <ReviewForm form={form} store={store} />, start: store.start };
});

const slots = { 'select[name="rating"]': Rating };

function ReviewForm({ form, store }: { form: Element; store: ReviewStore }): ReactNode {
  const isOwn = (part: Element) => !(part instanceof HTMLSelectElement) || store.getState().ratings.has(part);
  return <ReviewProvider value={store}>{adopt(form, slots, isOwn)}</ReviewProvider>;
}

function Rating({ element }: SlotProps<HTMLSelectElement>): ReactNode {
  useDisplay(element, false);
  // A hidden required field would silently keep the form from being sent.
  useAttributes(element, { required: null });
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated && <Stars select={element} />}
      <AdoptedOnce of={element} />
    </>
  );
}
