import { createElement } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSettings } from './defineSettings';
import { query } from './query/query';
import { IDLE } from './query/status';
import { readChoices } from './query/updateChoices';
import { createReadyRows } from './rows/freshRows';
import { createRows } from './rows/Rows';
import { type Feature, readDevice, type Table, TableProvider, type TableState } from './table';

/** @param features what the table can do; one before starts first */
export function createTable(
  container: HTMLElement,
  id: string,
  signal: AbortSignal,
  replace: Table['replace'],
  features: readonly Feature[],
) {
  const store = createTableStore(container);
  const table: Table = {
    id,
    container,
    features,
    store,
    signal,
    query: change => query(table, change),
    replace,
    ready: createReadyRows(),
    rows: createRows({ id, container }, drawn => createElement(TableProvider, { value: table }, drawn), signal),
  };

  /** Reads the server's markup. */
  function sync(): void {
    store.setState({ settings: readSettings(container), device: readDevice(container), choices: readChoices(table) });
    for (const feature of features) feature.sync?.(table);
  }
  sync();
  return Object.assign(table, { sync });
}

export const createTableStore = (container: Element): StoreApi<TableState> =>
  createStore<TableState>(() => ({
    settings: readSettings(container),
    device: readDevice(container),
    status: IDLE,
    hold: 'none',
    answered: { printed: null, query: [] },
    forgotten: 0,
    added: 0,
    isOver: false,
    choices: new Map(),
  }));
