import { bus } from '../../../../src/core/bus/bus';
import { isOn } from '../../settings';
import { own, settingsOf, shownDevice, type Table } from '../../table';
import { isModuleDisabled } from '../moduleSwitch';
import { freezeTable, type TableParts } from './freezeTable';
import { type FreezeOptions, readFreezeOptions } from './frozenColumns';
import { grabAndScroll } from './grabAndScroll';

/** What is at work on one table element. */
interface Running {
  readonly table: Element;
  readonly key: string;
  readonly stop: () => void;
}

/**
 * Frozen columns and heading, the table's width, and dragging: begun anew with each table element and device view, paused
 * while the phone's navigation is open. Source: spec product-table 2.3, 3.1; contract 31.
 */
export function startScrolling(table: Table): void {
  const { container, signal } = table;
  let running: Running | undefined;
  let isPaused = false;

  const stop = () => {
    running?.stop();
    running = undefined;
  };
  const update = () => {
    if (isPaused) return;
    const parts = partsOf(table);
    const settings = settingsOf(table);
    const options = readFreezeOptions(settings, shownDevice(table));
    const grabs = isOn(settings, 'grab_and_scroll');
    const key = JSON.stringify({ options, grabs });
    const isWanted = (isUsed(options) || grabs) && !isModuleDisabled('freeze-table', container);
    if (running && parts?.table === running.table && key === running.key && isWanted) return;
    stop();
    if (parts && isWanted) running = run(parts, options, grabs, key);
  };

  const here = { target: container, signal };
  bus.on('wcpt_layout', (_, { target }) => target === container && update(), here);
  bus.on('wcpt_before_ajax_container_replace', answer => answer.container === container && stop(), { signal });
  const pause = (paused: boolean) => () => {
    isPaused = paused;
    update();
  };
  bus.on('wcpt-nav-modal-on', pause(true), { signal });
  bus.on('wcpt-nav-modal-off', pause(false), { signal });
  signal.addEventListener('abort', stop);
  update();
}

const isUsed = ({ left, right, heading, width }: FreezeOptions) => left + right > 0 || heading || width !== '';

function run(parts: TableParts, options: FreezeOptions, grabs: boolean, key: string): Running {
  const ended = new AbortController();
  const thaw = isUsed(options) ? freezeTable(parts, options) : undefined;
  if (grabs) grabAndScroll(parts, ended.signal);
  return {
    table: parts.table,
    key,
    stop: () => {
      thaw?.();
      ended.abort();
    },
  };
}

function partsOf(table: Table): TableParts | undefined {
  const element = own<HTMLTableElement>(table, '.wcpt-table')[0];
  const wrapper = element?.closest<HTMLElement>('.wcpt-table-scroll-wrapper');
  const outer = wrapper?.closest<HTMLElement>('.wcpt-table-scroll-wrapper-outer') ?? wrapper;
  return element && wrapper && outer ? { outer, wrapper, table: element } : undefined;
}
