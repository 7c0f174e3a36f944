/**
 * For themes that can't use module tags: loads `shop-widgets.js` from the folder of this script. With `data-replace` it holds back the
 * shop's scripts that widgets replace. A build entry of its own, in one file.
 */
import jobs from 'virtual:replaced-jobs';
import { installEarly } from './core/early';
import { HOLDER, type Holder } from './loader/holder';
import { holdBack } from './replace/holdBack';
import { chooseJobs, readJobs } from './replace/jobs';
import { standInForLibraries } from './replace/libraries';

/** Longest wait for the bundle after the page is parsed, in ms. */
const WAIT = 10_000;

let holder: Holder | undefined;
const giveUp = (): unknown => holder?.isTaken || holder?.giveBack('shop-widgets.js did not load');

const tag = document.currentScript;
if (tag instanceof HTMLScriptElement) {
  // Not when the page is parsed already, or another copy of this tag does it.
  if ('replace' in tag.dataset && document.readyState === 'loading' && !window[HOLDER]) {
    const parsed = new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve));
    holder = window[HOLDER] = holdBack(chooseJobs(readJobs(jobs), tag.dataset), parsed, tag.nonce);
    void parsed.then(() => setTimeout(giveUp, WAIT));
  }
  installEarly(holder && standInForLibraries(holder));
  import(/* @vite-ignore */ new URL('shop-widgets.js', tag.src).href).catch(giveUp);
}
