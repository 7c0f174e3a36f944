/**
 * Whether a browser has what widgets can't do without; those of `browserslist` in package.json have it all. What came later has
 * a fallback where it is used.
 */
export const isSupported = (): boolean =>
  'inert' in HTMLElement.prototype && 'timeout' in AbortSignal && 'hasOwn' in Object && 'at' in Array.prototype;
