import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createKeeper } from '../../src/core/places/keeper';
import type { Content } from '../../src/hydrate';
import { storeContext } from '../../src/ui/storeContext';
import { restoreEdit } from './edit';
import { createEvaluation, type Evaluation } from './evaluation';
import { createFormPlace } from './formPlace';
import { publish } from './globals';
import { createItemActions, type ItemActions } from './itemActions';
import { type BundlePage, type BundleParts, readPage } from './page';
import { createPricePlace } from './pricePlace';
import type { ChosenVariation } from './variation';

/** What an item shows in place of the server's. */
export interface ItemView {
  /** `null`: none is chosen any more; undefined: what the server sent. */
  readonly variation: ChosenVariation | null | undefined;
  /** Undefined: the server's price. */
  readonly price: Content | undefined;
}

/** Why the bundle can't be added. */
export interface AlertView extends Content {
  readonly isShown: boolean;
  /** Whether it is read out; what it says on page load is not. */
  readonly isAnnounced: boolean;
}

/** A bundle as the page has it, and what is shown of it; undefined: what the server sent. */
export interface BundleState extends BundlePage {
  /** Whether the first look is over, and a shopper may change something. */
  readonly isOpen: boolean;
  readonly total: Content | undefined;
  readonly count: Content | undefined;
  readonly alert: AlertView | undefined;
  /** Whether the alert has been sought, and can have the focus. */
  readonly isSought: boolean;
  /** Items whose markup makes no sense. */
  readonly setAside: ReadonlySet<Element>;
  readonly views: ReadonlyMap<Element, ItemView>;
}

/** Shows a change at once: listeners of the page expect the DOM to be up to date when they are called. */
export type Draw = (change: Partial<BundleState>) => void;

/** A bundle, and what can happen to it. */
export interface BundleStore extends StoreApi<BundleState>, Evaluation, Omit<ItemActions, 'catchUp'> {
  readonly parts: BundleParts;
  /** Reads anew what other scripts write as well: attributes and settings. */
  sync(): void;
  /** Takes the first look, and begins to hold the form. */
  start(signal: AbortSignal): void;
}

export const [BundleProvider, useBundle] = storeContext<BundleStore>();

/** The state of one bundle. Source: spec storefront 3–5, 8, 9; add-on contract 1. */
export function createBundleStore(parts: BundleParts): BundleStore {
  const { wrap, id, products, alert } = parts;
  const store = createStore<BundleState>()(() => ({
    ...readPage(products),
    isOpen: false,
    total: undefined,
    count: undefined,
    alert: undefined,
    isSought: false,
    setAside: new Set(),
    views: new Map(),
  }));
  const draw: Draw = change => flushSync(() => store.setState(change));
  const sync = () => store.setState(readPage(products));
  const keeper = createKeeper();
  const form = createFormPlace(wrap, id, keeper);
  const prices = createPricePlace(wrap, id, () => form.forms()[0], keeper);
  const evaluation = createEvaluation(parts, store, { form, prices }, { draw, sync });
  const { stop, catchUp, ...actions } = createItemActions(products, store, keeper, { draw, sync }, evaluation.evaluate);

  /** Takes a shopper who wanted to add the bundle to what keeps it from being added. */
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
        keeper.giveBack();
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
