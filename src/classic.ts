/**
 * For themes that can't use module tags: loads `shop-widgets.js` from where this script stands. An own build entry,
 * so nothing may be imported here.
 */
const tag = document.currentScript;
if (tag instanceof HTMLScriptElement) {
  import(/* @vite-ignore */ new URL('shop-widgets.js', tag.src).href).catch((_error: unknown) => {});
}

export {};
