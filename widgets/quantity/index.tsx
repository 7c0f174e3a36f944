import { MarkupError } from '../../src/core/errors';
import { isBelowMinimum } from '../../src/core/quantity';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { inputOf } from './field';
import { Quantity } from './Quantity';
import { createQuantityStore } from './store';

/**
 * Takes over a quantity, `.quantity`: a value below its minimum is raised, plus and minus step it, and where the theme has
 * no such buttons they are added if the page asks for them, but for the cart page. Source: spec storefront 2, 5; contract 5.
 * @throws MarkupError when it has no `input.qty`
 */
function mountQuantity(marker: Element, options: HydrateOptions = {}): Mounted {
  const input = inputOf(marker);
  if (!input) throw new MarkupError('quantity', marker, 'it has no input.qty');
  if (isBelowMinimum(input)) input.value = input.min;
  const store = createQuantityStore(marker);
  return hydrateWidget('quantity', marker, () => <Quantity wrapper={marker} store={store} />, {
    ...options,
    start: store.start,
    late: store,
  });
}

export { mountQuantity as mount };
