import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Reference for an element of ours that stands deeper in the server's markup than right in the marker: what is around it is
 * given back as it is when the widget ends, so it has to be taken out of there.
 */
export function useOwn<E extends Element>(): RefObject<E | null> {
  const own = useRef<E>(null);
  useLayoutEffect(() => {
    const element = own.current;
    // By then React has removed what it wants to.
    return () => queueMicrotask(() => element?.remove());
  }, []);
  return own;
}
