import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { offerButtons } from './offerButtons';
import { raiseToMinimum } from './quantityInput';
import { repeatWhileHeld } from './repeatWhileHeld';
import { stepOnClick } from './stepOnClick';

/**
 * Takes over a quantity, `.quantity`: a value below its minimum is raised, plus and minus step it, and where the theme has
 * no such buttons they are added, but for the cart page. Source: spec storefront 2, 5; contract 5.
 * @throws MarkupError when it has no `input.qty`
 */
function mountQuantity(marker: Element, options: HydrateOptions = {}): Mounted {
  const input = marker.querySelector('input.qty');
  if (!(input instanceof HTMLInputElement)) throw new MarkupError('quantity', marker, 'it has no input.qty');
  const start = (signal: AbortSignal) => {
    raiseToMinimum(input);
    // First: it keeps the click that ends a long press from being a step.
    repeatWhileHeld(marker, signal);
    stepOnClick(marker, signal);
    offerButtons(marker, signal);
  };
  return plainWidget('quantity', marker, start, options);
}

export { mountQuantity as mount };
