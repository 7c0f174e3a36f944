import { createContext, type Provider, useContext } from 'react';
import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Gives the components of a widget its store: `<TabsProvider value={store}>` around them, `useTabs()` in them.
 * @example export const [TabsProvider, useTabs] = storeContext<TabsStore>();
 */
export function storeContext<S extends object>(): readonly [Provider<S | undefined>, () => S] {
  const context = createContext<S | undefined>(undefined);
  const useStoreOfWidget = () => {
    const store = useContext(context);
    if (!store) throw new Error('a component of a widget is used outside of its provider');
    return store;
  };
  return [context.Provider, useStoreOfWidget];
}

/** The store of a widget. */
export interface DrawnStore<State> extends StoreApi<State> {
  /** Changes the state and has React draw it before the call returns: what runs next looks at the page. */
  draw(change: Partial<State>): void;
}

/** Makes the store of a widget. */
export function createDrawnStore<State>(initial: () => State): DrawnStore<State> {
  const store = createStore<State>()(initial);
  return { ...store, draw: change => flushSync(() => store.setState(change)) };
}
