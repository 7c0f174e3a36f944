import { createContext, type Provider, useContext } from 'react';
import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** @example export const [TabsProvider, useTabs] = storeContext<TabsStore>(); */
export function storeContext<S extends object>(): readonly [Provider<S | undefined>, () => S] {
  const context = createContext<S | undefined>(undefined);
  const useStoreOfWidget = () => {
    const store = useContext(context);
    if (!store) throw new Error('a component of a widget is used outside of its provider');
    return store;
  };
  return [context.Provider, useStoreOfWidget];
}

export interface DrawnStore<State> extends StoreApi<State> {
  /** Changes the state and has React render it before the call returns: the caller reads the page next. */
  draw(change: Partial<State>): void;
}

export function createDrawnStore<State>(initial: () => State): DrawnStore<State> {
  const store = createStore<State>()(initial);
  return { ...store, draw: change => flushSync(() => store.setState(change)) };
}
