import { readPageConfig } from '../core/config/pageConfig';
import { HOLDER } from './holder';
import { connectPage, mountAll } from './loader';
import { setBundleAddress } from './styles';

/**
 * Starts the bundle on its page: widgets mount by themselves once the page is parsed and its own scripts have run. Not
 * with `data-auto-mount="off"` on the script tag or `"autoMount": false` in the page configuration.
 * @param address of the bundle's entry
 */
export function autoMount(address: string): void {
  setBundleAddress(address);
  connectPage();
  whenParsed(() => {
    const isOff = document.querySelector('script[src*="shop-widgets"][data-auto-mount="off"]') !== null;
    if (isOff) void window[HOLDER]?.giveBack('data-auto-mount is off');
    else void mountUnlessSwitchedOff();
  });
}

/** Runs once the page is parsed and its deferred scripts have run: those of the shop show themselves by then. */
function whenParsed(run: () => void): void {
  const [entry] = performance.getEntriesByType('navigation');
  const hasParsed = entry instanceof PerformanceNavigationTiming && entry.domContentLoadedEventStart > 0;
  if (document.readyState === 'complete' || (document.readyState === 'interactive' && hasParsed)) run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}

async function mountUnlessSwitchedOff(): Promise<void> {
  const config = await readPageConfig();
  const holder = window[HOLDER];
  if (holder) await import('./replacing').then(({ takeOver }) => takeOver(holder, config), holder.giveBack);
  else if (config.autoMount) await mountAll();
}
