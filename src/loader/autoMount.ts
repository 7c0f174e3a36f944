import { readPageConfig } from '../core/config/pageConfig';
import { localStore } from '../core/storage';
import { configElement } from './configElement';
import { HOLDER } from './holder';
import { connectPage, mountAll } from './loader';
import { setBundleAddress } from './styles';
import { isSwitchedOff, REPORT_KEY } from './switches';

/**
 * Starts the bundle on its page: widgets mount by themselves once the page is parsed and its own scripts have run. Not
 * with `data-auto-mount="off"` on the script tag or `"autoMount": false` in the page configuration.
 * @param address of the bundle's entry
 */
export function autoMount(address: string): void {
  setBundleAddress(address);
  connectPage();
  whenParsed(start);
}

/** Runs once the page is parsed and its deferred scripts have run: those of the shop show themselves by then. */
function whenParsed(run: () => void): void {
  const [entry] = performance.getEntriesByType('navigation');
  const hasParsed = entry instanceof PerformanceNavigationTiming && entry.domContentLoadedEventStart > 0;
  if (document.readyState === 'complete' || (document.readyState === 'interactive' && hasParsed)) run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}

/**
 * Mounts what is to mount by itself, or has the scripts of the shop that were held back do its job; and shows the report's panel
 * where the address asks for it, `?shop-widgets=report`, and the configuration or this browser has it switched on: the address
 * alone shows nothing to anybody.
 */
async function start(): Promise<void> {
  const isOff = isSwitchedOff();
  const holder = window[HOLDER];
  if (isOff) void holder?.giveBack('data-auto-mount is off');
  const config = await readPageConfig(configElement);
  if (!isOff && holder)
    void import('./replacing/replacing').then(({ takeOver }) => takeOver(holder, config), holder.giveBack);
  else if (!isOff && config.autoMount) void mountAll();
  const isAsked = location.search.includes('shop-widgets=report');
  if (!isAsked || !(config.report || localStore.get(REPORT_KEY))) return;
  const { report } = await import('../doctor');
  await report({ panel: 'once' });
}
