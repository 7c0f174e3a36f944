import { readPageConfig } from '../core/config/pageConfig';
import { localStore } from '../core/storage';
import { configElement, isAutoMountOff, REPORT_KEY } from './configElement';
import { HOLDER } from './holder';
import { connectPage, mountAll } from './loader';
import { setBundleAddress } from './styles';

/** Once the page is parsed and its own scripts have run. @param address of the bundle's entry */
export function autoMount(address: string): void {
  const holder = window[HOLDER];
  if (holder) holder.isHere = true;
  setBundleAddress(address);
  connectPage();
  whenParsed(start);
}

/** Runs once the page is parsed and its deferred scripts have run: scripts that conflict with a widget are known by then. */
function whenParsed(run: () => void): void {
  const [entry] = performance.getEntriesByType('navigation');
  const hasParsed = entry instanceof PerformanceNavigationTiming && entry.domContentLoadedEventStart > 0;
  if (document.readyState === 'complete' || (document.readyState === 'interactive' && hasParsed)) run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}

/** Shows the report's panel for `?shop-widgets=report`, if the configuration or this browser allows it. */
async function start(): Promise<void> {
  const holder = window[HOLDER];
  const config = readPageConfig(configElement);
  if (isAutoMountOff()) void holder?.giveBack('data-auto-mount is off');
  else if (holder)
    void import('./replacing/replacing').then(({ takeOver }) => takeOver(holder, config), holder.giveBack);
  else if (config.autoMount) void mountAll();
  const isAsked = location.search.includes('shop-widgets=report');
  if (!isAsked || !(config.report || localStore.get(REPORT_KEY))) return;
  const { report } = await import('../diagnostics');
  await report({ panel: 'once' });
}
