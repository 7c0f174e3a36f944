import { bus } from '../../../src/core/bus/bus';
import { tableCache } from '../query/cache';
import { forgetWidth, wantedDevice } from './wantedDevice';

/** ms. Source: spec product-table 9.2. */
const DEBOUNCE = 250;

const containers = new Set<HTMLElement>();
let stop: AbortController | undefined;

/**
 * Has a table laid out anew when the window's width has changed. Once for all tables of the page, every resize empties the
 * cache of answers, and another device view is told. Source: spec product-table 2.3, 4.1; contract 3.4.
 */
export function watchWindow(container: HTMLElement, signal: AbortSignal): void {
  containers.add(container);
  if (!stop) {
    stop = new AbortController();
    watch(stop.signal);
  }
  signal.addEventListener('abort', () => {
    containers.delete(container);
    if (containers.size) return;
    stop?.abort();
    stop = undefined;
  });
}

function watch(signal: AbortSignal): void {
  let { innerWidth } = window;
  forgetWidth();
  window.addEventListener('resize', forgetWidth, { capture: true, signal });
  let timer: number | undefined;
  tellDevice(true);
  const layOut = () => {
    if (innerWidth === window.innerWidth) return;
    innerWidth = window.innerWidth;
    for (const container of containers) bus.emit('wcpt_layout', { source: 'resize' }, container);
  };
  const onResize = () => {
    tableCache().data = {};
    tellDevice(false);
    clearTimeout(timer);
    timer = window.setTimeout(layOut, DEBOUNCE);
  };
  window.addEventListener('resize', onResize, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Keeps `wcpt_current_device` and `wcpt_previous_device`, which scripts of the page read. */
function tellDevice(isStart: boolean): void {
  const current = wantedDevice();
  const known: unknown = Reflect.get(window, 'wcpt_current_device');
  if (!current || current === known) return;
  Reflect.set(window, 'wcpt_current_device', current);
  if (isStart) return;
  Reflect.set(window, 'wcpt_previous_device', known);
  bus.emit('wcpt_device_change', { previous: String(known ?? ''), current }, window);
}
