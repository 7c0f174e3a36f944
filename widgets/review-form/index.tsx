import { addWires } from '../../src/core/bus/wire';
import { productPageWires } from '../../src/core/bus/wires/productPage';
import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { Rating } from './Rating';

addWires(productPageWires);

/**
 * Takes over a product's review form: stars in place of the rating's select, and a word when a rating is missing. A form
 * without a rating is left as it is. Source: spec storefront 2, 5 "Reviews", contract 10.
 */
function mountReviewForm(marker: Element, options: HydrateOptions = {}): Mounted {
  const slots = { 'select[name="rating"]': Rating };
  return hydrateWidget(
    'review-form',
    marker,
    () => (
      <>
        <JQueryClicks of={marker} />
        {adopt(marker, slots)}
      </>
    ),
    options,
  );
}

export { mountReviewForm as mount };
