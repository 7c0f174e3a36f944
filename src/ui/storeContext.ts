import { createContext, type Provider, useContext } from 'react';

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
