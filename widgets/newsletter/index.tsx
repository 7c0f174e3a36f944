import { defineView } from '../../src/hydrate/defineView';
import { Newsletter } from './Newsletter';
import { createNewsletterStore } from './store';

/**
 * Takes over a newsletter form: parts that show or hide with a field, `mc4wp.forms` and its events for other scripts, web
 * addresses, one post at a time, and what the server answered on the page after it. It is posted as ever.
 * Source: spec storefront 2, 4 and 5 "Newsletter", contract add-ons 5.
 */
export const mount = defineView('newsletter', HTMLFormElement, form => {
  const store = createNewsletterStore(form);
  return {
    render: () => <Newsletter form={form} store={store} />,
    start: store.start,
    externalChanges: { parts: store.elements, sync: store.sync },
  };
});
