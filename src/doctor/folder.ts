/** Where the bundle's files stand: this one is in a folder beside them. */
export const bundleFolder = new URL(/* @vite-ignore */ '..', import.meta.url).href;
