/**
 * For themes that can't use module tags: loads `shop-widgets.js` from where this script stands. An own build entry,
 * so nothing may be imported here.
 */
const tag = document.currentScript;
if (tag instanceof HTMLScriptElement) {
  import(/* @vite-ignore */ new URL('shop-widgets.js', tag.src).href).catch((error: unknown) => {
    console.error('[shop-widgets] classic loader: shop-widgets.js did not load. The page stays plain.', error);
  });
}

export {};
