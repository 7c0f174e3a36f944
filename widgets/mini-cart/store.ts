import { createStore } from 'zustand/vanilla';
import { block, unblock } from '../../src/core/block';
import { removeInBackground } from '../../src/core/cart/changeCart';
import { storeContext } from '../../src/ui/storeContext';

interface MiniCartState {
  readonly busy: ReadonlySet<HTMLAnchorElement>;
}

export type MiniCartStore = ReturnType<typeof createMiniCartStore>;

export const [MiniCartProvider, useMiniCart] = storeContext<MiniCartStore>();

export function createMiniCartStore() {
  const store = createStore<MiniCartState>()(() => ({ busy: new Set() }));
  const isBusy = (link: HTMLAnchorElement) => store.getState().busy.has(link);
  const others = (link: HTMLAnchorElement) => [...store.getState().busy].filter(one => one !== link);

  /** On any failure the link is followed. The shop's answer removes the line, and moves the focus to the next one. */
  async function remove(link: HTMLAnchorElement): Promise<void> {
    if (isBusy(link)) return;
    store.setState({ busy: new Set([...others(link), link]) });
    const line = link.closest<HTMLElement>('.woocommerce-mini-cart-item');
    if (line) block(line);
    const outcome = await removeInBackground(link);
    if (outcome !== 'failed') return;
    if (line) unblock(line);
    store.setState({ busy: new Set(others(link)) });
  }

  return { ...store, remove };
}
