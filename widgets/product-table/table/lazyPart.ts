import { loadMessages } from '../../../src/core/messages/loadMessages';
import { onTable, reportPart } from './onTable';
import type { Table } from './table';

interface Description<Part> {
  /** Loads the part's code, and returns what starts the part on a table. */
  readonly load: (table: Table) => Promise<(table: Table) => Part>;
  readonly found: string;
  readonly consequence: string;
}

interface Loading<Part> {
  started: { readonly part: Part } | undefined;
  /** Tasks for the part while it loads, each with its replacement in case the code does not come. */
  queue: { readonly task: (part: Part) => void; readonly otherwise: (() => void) | undefined }[];
}

type LazyPart<Part> = ReturnType<typeof lazyPart<Part>>;

/** Makes a part whose code is loaded with its first use. A failed load is reported, and the next use loads again. */
export function lazyPart<Part>({ load, found, consequence }: Description<Part>) {
  const states = new WeakMap<Table, Loading<Part>>();

  async function start(table: Table, state: Loading<Part>): Promise<void> {
    try {
      const begin = await load(table);
      await loadMessages();
      if (table.signal.aborted) return;
      const part = begin(table);
      state.started = { part };
      for (const { task } of state.queue.splice(0)) task(part);
    } catch (cause) {
      reportPart(table, found, consequence, cause);
      for (const { otherwise } of state.queue.splice(0)) otherwise?.();
    }
  }

  /** Runs a task with the part once its code is there; `otherwise` in its place when the code does not come. */
  function run(table: Table, task: (part: Part) => void = () => {}, otherwise?: () => void): void {
    const state: Loading<Part> = states.get(table) ?? { started: undefined, queue: [] };
    states.set(table, state);
    if (state.started) {
      task(state.started.part);
      return;
    }
    state.queue.push({ task, otherwise });
    if (state.queue.length === 1) void start(table, state);
  }

  return {
    run,
    /** Runs a task like `run`, but does not load a part that no one has asked for. */
    runIfWanted(table: Table, task: (part: Part) => void, otherwise?: () => void): void {
      if (states.has(table)) run(table, task, otherwise);
      else otherwise?.();
    },
    now: (table: Table): Part | undefined => states.get(table)?.started?.part,
  };
}

/** Loads a part with the first rows that need it; its `ready` sets up these, and all that come later. */
export function loadWithRows<Part extends { readonly ready: () => void }>(
  table: Table,
  { run, now }: LazyPart<Part>,
  isWanted: () => boolean,
): void {
  onTable(table, 'wcpt_after_every_load', () => {
    if (now(table) || isWanted()) run(table, part => part.ready());
  });
}
