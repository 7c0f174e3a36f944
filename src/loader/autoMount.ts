import { pageConfig, readPageConfig } from '../core/config/pageConfig';
import { localStore } from '../core/storage';
import { configElement, isAutoMountOff, REPORT_KEY } from './configElement';
import { HOLDER } from './holder';
import { connectPage, mountAll } from './loader';
import { setBundleAddress } from './styles';

/** Once the page is parsed and its own scripts have run. @param address of the bundle's entry */
export function autoMount(address: string): void {
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
  const isOff = isAutoMountOff();
  const holder = window[HOLDER];
  if (isOff) void holder?.giveBack('data-auto-mount is off');
  const settings = readPageConfig(configElement);
  if (!isOff && holder)
    void Promise.all([import('./replacing/replacing'), settings]).then(
      ([{ takeOver }, config]) => takeOver(holder, config),
      holder.giveBack,
    );
  // Events are captured from now on: the settings' schema is still on its way.
  else if (!isOff && pageConfig().autoMount) void mountAll();
  const isAsked = location.search.includes('shop-widgets=report');
  if (!isAsked || !((await settings).report || localStore.get(REPORT_KEY))) return;
  const { report } = await import('../diagnostics');
  await report({ panel: 'once' });
}
