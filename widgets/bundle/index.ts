import { whenJQuery } from '../../src/core/bus/jquery';
import { addWires } from '../../src/core/bus/wire';
import { bundleWires } from '../../src/core/bus/wires/bundle';
import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { listen } from './listen';
import { publish } from './published';
import { startBundle } from './startBundle';
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
    whenWorded(() => {
      if (signal.aborted) return;
      bundle.evaluate(marker.closest('#woosq-popup') ? 'woosq' : 'ready');
      listen(marker, bundle, signal);
      // From now on a new total is read out.
      const total = marker.querySelector('.woosb-total');
      if (total) bundle.undo.set(total, 'role', 'status');
      if (/[?&]edit=/.test(location.search)) {
        void import('./restoreEdit').then(({ restoreEdit }) => restoreEdit(marker, id, products, signal), ignore);
      }
    });
  };
  return plainWidget('bundle', marker, start, options);
}

export { mountBundle as mount };
