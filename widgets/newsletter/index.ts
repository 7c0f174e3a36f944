import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { startForm } from './startForm';

/**
 * Takes over a newsletter form: parts that show or hide with a field, `mc4wp.forms` and its events for other scripts, web
 * addresses, one post at a time, and what the server answered on the page after it. It is posted as ever.
 * Source: spec storefront 2, 4 and 5 "Newsletter", contract add-ons 5.
 * @throws MarkupError when the marker is no form
 */
function mountNewsletter(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLFormElement)) throw new MarkupError('newsletter', marker, 'the marker is not a form');
  return plainWidget('newsletter', marker, signal => startForm(marker, signal), options);
}

export { mountNewsletter as mount };
