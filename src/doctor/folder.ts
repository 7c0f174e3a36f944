/** Where the bundle's files stand: this one is in a folder beside them. */
export const bundleFolder = import.meta.url.replace(/[^/]*\/[^/]*$/, '');
