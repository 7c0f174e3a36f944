import { createDomPatch } from '../../src/core/domPatch';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { restoreEdit } from './edit';
import { createEvaluation } from './evaluation';
import { createFormPlace } from './formPlace';
import { publish } from './globals';
import { createItemActions } from './itemActions';
import { type BundleParts, type BundleState, type BundleViews, readPage } from './page';
import { createPricePlace } from './pricePlace';

export type BundleStore = ReturnType<typeof createBundleStore>;

export const [BundleProvider, useBundle] = storeContext<BundleStore>();

export function createBundleStore(parts: BundleParts) {
  const { wrap, id, products, alert, alertId } = parts;
  const drawn = createDrawnStore<BundleState>(() => ({
    ...readPage(products),
    isOpen: false,
    total: undefined,
    count: undefined,
    alert: undefined,
    isSought: false,
    faulty: new Set(),
    views: new Map(),
  }));
  const store: BundleViews = { ...drawn, sync: () => drawn.setState(readPage(products)) };
  const patch = createDomPatch();
  const form = createFormPlace(wrap, id, patch);
  const prices = createPricePlace(wrap, id, () => form.forms()[0], patch);
  const evaluation = createEvaluation(parts, store, { form, prices });
  const { listen, catchUp, ...actions } = createItemActions(products, store, patch, evaluation.evaluate);

  function seek(): void {
    store.draw({ isSought: true });
    alert?.focus({ preventScroll: true });
    alert?.scrollIntoView({ block: 'nearest' });
  }

  function start(signal: AbortSignal): void {
    const restore = () => {
      patch.restore();
      if (alertId) form.endDescription(alertId);
    };
    signal.addEventListener('abort', restore, { once: true });
    publish(wrap, self, signal);
    form.guard(seek, signal);
    evaluation.evaluate(wrap.closest('#woosq-popup') ? 'woosq' : 'ready');
    if (!store.getState().terms.isOpen) return;
    store.draw({ isOpen: true });
    listen(signal);
    catchUp();
    restoreEdit(products, form, signal);
  }

  const self = { ...store, ...evaluation, ...actions, parts, start };
  return self;
}
