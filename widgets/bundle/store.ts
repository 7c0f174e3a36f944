import { createDomPatch } from '../../src/core/domPatch';
import type { Content } from '../../src/hydrate';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { restoreEdit } from './edit';
import { createEvaluation } from './evaluation';
import { createFormPlace } from './formPlace';
import { publish } from './globals';
import { createItemActions } from './itemActions';
import { type BundlePage, type BundleParts, readPage } from './page';
import { createPricePlace } from './pricePlace';
import type { ChosenVariation } from './variation';

export interface ItemView {
  /** `null`: none is chosen any more; undefined: what the server sent. */
  readonly variation: ChosenVariation | null | undefined;
  /** Undefined: the server's price. */
  readonly price: Content | undefined;
}

interface AlertView extends Content {
  readonly isShown: boolean;
  /** Whether it is read out; what it says on page load is not. */
  readonly isAnnounced: boolean;
}

/** A bundle as the page has it, and what is shown of it; undefined: what the server sent. */
export interface BundleState extends BundlePage {
  /** Whether the first evaluation is over, and a shopper may change something. */
  readonly isOpen: boolean;
  readonly total: Content | undefined;
  readonly count: Content | undefined;
  readonly alert: AlertView | undefined;
  readonly isSought: boolean;
  readonly faulty: ReadonlySet<Element>;
  readonly views: ReadonlyMap<Element, ItemView>;
}

/** Shows a change at once: listeners of the page expect the DOM to be up to date when they are called. */
export type Draw = (change: Partial<BundleState>) => void;

export type BundleStore = ReturnType<typeof createBundleStore>;

export const [BundleProvider, useBundle] = storeContext<BundleStore>();

export function createBundleStore(parts: BundleParts) {
  const { wrap, id, products, alert } = parts;
  const store = createDrawnStore<BundleState>(() => ({
    ...readPage(products),
    isOpen: false,
    total: undefined,
    count: undefined,
    alert: undefined,
    isSought: false,
    faulty: new Set(),
    views: new Map(),
  }));
  const { draw } = store;
  /** Reads anew what other scripts write as well: attributes and settings. */
  const sync = () => store.setState(readPage(products));
  const patch = createDomPatch();
  const form = createFormPlace(wrap, id, patch);
  const prices = createPricePlace(wrap, id, () => form.forms()[0], patch);
  const evaluation = createEvaluation(parts, store, { form, prices }, { draw, sync });
  const { stop, catchUp, ...actions } = createItemActions(products, store, patch, { draw, sync }, evaluation.evaluate);

  function seek(): void {
    draw({ isSought: true });
    alert?.focus({ preventScroll: true });
    alert?.scrollIntoView({ block: 'nearest' });
  }

  function start(signal: AbortSignal): void {
    signal.addEventListener(
      'abort',
      () => {
        stop();
        patch.restore();
      },
      { once: true },
    );
    publish(wrap, self, signal);
    form.guard(seek, signal);
    evaluation.evaluate(wrap.closest('#woosq-popup') ? 'woosq' : 'ready');
    if (!store.getState().terms.isOpen) return;
    draw({ isOpen: true });
    catchUp();
    restoreEdit(products, form, signal);
  }

  const self = { ...store, ...evaluation, ...actions, parts, sync, start };
  return self;
}
