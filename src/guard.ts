/**
 * For pages of the WordPress plugin, which prints it inline before all scripts: puts the shop's own scripts back where the bundle does not
 * run. A build entry of its own, in one classic script that also old browsers read.
 */
import { HOLDER } from './loader/holder';
import { holdPrinted } from './replace/holdPrinted';

/** Longest wait for the bundle after the page is parsed, in ms. */
const WAIT = 10_000;

if (!window[HOLDER]) {
  // Not `DOMContentLoaded`, which waits for the bundle's tag.
  const parsed = new Promise(resolve => document.addEventListener('readystatechange', resolve));
  const holder = holdPrinted(parsed, document.currentScript?.nonce);
  window[HOLDER] = holder;
  const giveUp = (why: string): void => void holder.giveBack(why);

  if (!('noModule' in HTMLScriptElement.prototype)) giveUp('the browser has no modules');
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      ({ target }) => {
        const isEntry = target instanceof HTMLScriptElement && target.id === 'shop-widgets';
        // `load` also comes when the entry could not be read, or has thrown.
        if (isEntry && !holder.isHere) giveUp('shop-widgets did not load');
      },
      true,
    );
  void parsed.then(() => setTimeout(() => holder.isTaken || giveUp('shop-widgets did not load in time'), WAIT));
}
