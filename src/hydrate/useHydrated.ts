import { useLayoutEffect, useState } from 'react';

/**
 * Whether React has the page: false while it takes over what the server sent, and true from right after, before the browser
 * paints. What a widget adds comes only then, because React must find the page as it is.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}
