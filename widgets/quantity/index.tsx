import { MarkupError } from '../../src/core/errors';
import { isBelowMinimum } from '../../src/core/quantity';
import { defineView } from '../../src/hydrate/defineView';
import { inputOf } from './field';
import { Quantity } from './Quantity';
import { createQuantityStore } from './store';

/** A value below its minimum is raised; plus and minus are added where the page asks for them. Source: spec storefront 2, 5; contract 5. */
export const mount = defineView('quantity', Element, wrapper => {
  const input = inputOf(wrapper);
  if (!input) throw new MarkupError('quantity', wrapper, 'it has no input.qty');
  if (isBelowMinimum(input)) input.value = input.min;
  const store = createQuantityStore(wrapper);
  return { render: () => <Quantity wrapper={wrapper} store={store} />, start: store.start, late: store };
});
