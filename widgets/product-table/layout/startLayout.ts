import { bus } from '../../../src/core/bus/bus';
import type { Table } from '../table';
import { loadPageBuilders, loadScrolling } from './loadParts';
import { offerModuleSwitch } from './moduleSwitch';
import { openLeft } from './openLeft';
import { scrollRegion } from './scrollRegion';
import { switchDevice } from './switchDevice';
import { forgetWidth } from './wantedDevice';
import { watchWindow } from './watchWindow';

/**
 * Lays the table out after every load, on another width, and when another script asks for it with `wcpt_layout`.
 * Source: spec product-table 2.3, 4.1; contract 3, 25, 31.
 */
export function startLayout(table: Table): void {
  const { container, signal, store } = table;
  const watchRegion = scrollRegion(table);
  offerModuleSwitch();
  watchWindow(container, signal);
  const layOut = () => {
    const goesOn = switchDevice(table);
    // More rows do not change what there is room for.
    if (store.getState().purpose !== 'infinite_scroll') forgetWidth();
    if (!goesOn) return;
    openLeft(table);
    watchRegion();
    loadScrolling(table);
    loadPageBuilders(table);
  };
  bus.on('wcpt_layout', (_, { target }) => target === container && layOut(), { target: container, signal });
}
