import type { Content } from '../../src/hydrate';
import type { DrawnStore } from '../../src/ui/storeContext';
import type { BundlePage } from './page';
import type { VariationView } from './variation';

/** The shown content of an item; undefined: the server's. */
export interface ItemView extends Partial<VariationView> {
  readonly price?: Content | undefined;
}

interface AlertView extends Content {
  readonly isShown: boolean;
  /** Whether it is announced; the text on page load is not. */
  readonly isAnnounced: boolean;
}

/** A bundle as the page has it, and its shown content; undefined: the server's content. */
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

export interface BundleViews extends DrawnStore<BundleState> {
  /** Reads again the data that other scripts write as well: attributes and settings. */
  sync(): void;
}
