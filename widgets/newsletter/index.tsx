import { defineView } from '../../src/hydrate/defineView';
import { Newsletter } from './Newsletter';
import { createNewsletterStore } from './store';

/** A newsletter form, which is posted as ever. Source: spec storefront 2, 4 and 5 "Newsletter", contract add-ons 5. */
export const mount = defineView('newsletter', HTMLFormElement, form => {
  const store = createNewsletterStore(form);
  return {
    render: () => <Newsletter form={form} store={store} />,
    start: store.start,
    late: { parts: store.elements, sync: store.sync },
  };
});
