import { whenJQuery } from '../../src/core/bus/jquery';
import { addWires } from '../../src/core/bus/wire';
import { bundleWires } from '../../src/core/bus/wires/bundle';
import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import type { Bundle } from './bundle';
import { complain } from './complain';
import { itemElements } from './items';
import { publish } from './published';
import { quantityInput } from './quantityInput';
import { startBundle } from './startBundle';
import { readTerms } from './terms';
import { whenWorded } from './wording';

addWires(bundleWires);
// Where their code does not come, the bundle goes on without it.
const ignore = () => {};
whenJQuery(() => void import('./globals').then(({ offerGlobals }) => offerGlobals(), ignore));

/**
 * Takes over a product bundle, `.woosb-wrap`: its items' quantities and variations, its price, why it can't be added yet,
 * and the field that its form sends. Source: spec storefront 2–5, 8, 9; add-on contract 1.
 * @throws MarkupError when it has no id or no container of items
 */
function mountBundle(marker: Element, options: HydrateOptions = {}): Mounted {
  const id = /^\d+$/.exec(marker.getAttribute('data-id') ?? '')?.[0];
  const containers = [...marker.querySelectorAll<HTMLElement>('.woosb-products')];
  // A list of bundles has one as well.
  const products = containers.find(container => !container.closest('.woosb-bundles'));
  if (!(marker instanceof HTMLElement) || !id) throw new MarkupError('bundle', marker, 'it has no data-id');
  if (!products) throw new MarkupError('bundle', marker, 'it has no .woosb-products');
  const start = (signal: AbortSignal) => {
    const bundle = startBundle(marker, id, products, signal);
    publish(marker, bundle, signal);
    whenWorded(async () => {
      if (signal.aborted) return;
      bundle.evaluate(marker.closest('#woosq-popup') ? 'woosq' : 'ready');
      if (readTerms(products).isOpen) await openToChanges(marker, id, bundle, signal);
      // A click that is kept for us is replayed now.
      queueMicrotask(() => signal.aborted || options.onMounted?.());
    });
  };
  return plainWidget('bundle', marker, start, {});
}

/** Lets a shopper change a bundle. Where the code for it does not come, what is seen is what will be ordered. */
async function openToChanges(wrap: HTMLElement, id: string, bundle: Bundle, signal: AbortSignal): Promise<void> {
  const { products, undo } = bundle;
  try {
    const { listen } = await import('./listen');
    if (!signal.aborted) listen(wrap, id, bundle, signal);
  } catch {
    for (const product of itemElements(products)) {
      const input = quantityInput(product);
      if (!input) continue;
      input.value = product.getAttribute('data-qty') ?? '';
      undo.set(input, 'readonly', '');
    }
    complain(wrap, 'changes');
  }
}

export { mountBundle as mount };
