import { MarkupError } from '../../src/core/errors';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { Newsletter } from './Newsletter';
import { createNewsletterStore } from './store';

/**
 * Takes over a newsletter form: parts that show or hide with a field, `mc4wp.forms` and its events for other scripts, web
 * addresses, one post at a time, and what the server answered on the page after it. It is posted as ever.
 * Source: spec storefront 2, 4 and 5 "Newsletter", contract add-ons 5.
 * @throws MarkupError when the marker is no form
 */
function mountNewsletter(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLFormElement)) throw new MarkupError('newsletter', marker, 'the marker is not a form');
  const store = createNewsletterStore(marker);
  return hydrateWidget('newsletter', marker, () => <Newsletter form={marker} store={store} />, {
    ...options,
    start: store.start,
    late: { parts: store.elements, sync: store.sync },
  });
}

export { mountNewsletter as mount };
