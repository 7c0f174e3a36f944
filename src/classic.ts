/**
 * For themes that can't use module tags: loads `shop-widgets.js` from where this script stands. With `data-replace` it holds
 * back the scripts of the shop that widgets stand for, until they do or can't. An own build entry, in one file.
 */
import jobs from 'virtual:replaced-jobs';
import { HOLDER, type Holder } from './loader/holder';
import { chooseJobs } from './replace/chooseJobs';
import { holdBack } from './replace/holdBack';
import { readJobs } from './replace/jobs';

/** Longest wait for the bundle on a page that is parsed, in ms. */
const WAIT = 10_000;

let holder: Holder | undefined;
const giveUp = (): unknown => holder?.isTaken || holder?.giveBack('shop-widgets.js did not load');

const tag = document.currentScript;
if (tag instanceof HTMLScriptElement) {
  // It is too late when the page is parsed, and another copy of this tag may do it already.
  if ('replace' in tag.dataset && document.readyState === 'loading' && !window[HOLDER]) {
    const parsed = new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve));
    holder = window[HOLDER] = holdBack(chooseJobs(readJobs(jobs), tag.dataset), parsed, tag.nonce);
    void parsed.then(() => setTimeout(giveUp, WAIT));
  }
  import(/* @vite-ignore */ new URL('shop-widgets.js', tag.src).href).catch(giveUp);
}
