import { Component, memo, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keyOf } from '../../../../src/ui/elements';
import { useStore } from '../../../../src/ui/useStore';
import { reportPart } from '../onTable';
import type { Contained } from '../own';
import { createNearness } from './nearness';
import { rowParts } from './row';
import { type RowState, rowStore } from './rowState';

export interface RowProps {
  /** See `mainRow`. */
  readonly row: HTMLElement;
  /** The row, a copy of it, or the child row below one. */
  readonly part: HTMLElement;
  readonly state: RowState;
}

/** Renders part of a row's state in the elements of the row. */
export type RowView = ReturnType<typeof rowView>;

/** Returns a view that renders again, and finds its elements anew, when these fields or the row's markup may have changed. */
export function rowView(fields: readonly (keyof RowState)[], view: (props: RowProps) => ReactNode) {
  const isSame = (now: RowState, before: RowState) =>
    before.look === now.look && fields.every(field => before[field] === now[field]);
  return { isSame, View: memo(view, ({ state: before }, { state: now }) => isSame(now, before)) };
}

interface DrawnRows {
  /** Rows that are or were near the window, those that came together in one list: React skips the older lists when others come. */
  readonly batches: readonly (readonly HTMLElement[])[];
  readonly views: readonly RowView[];
  /** Nodes beside the server's markup, with the elements that they belong to. */
  readonly additions: readonly Addition[];
}

interface Addition {
  readonly of: Element;
  readonly node: ReactNode;
}

export type Rows = ReturnType<typeof createRows>;

/**
 * Renders the rows of a table from their state, in one React root: a row near the window at once, the others when they come near, as
 * the browser lays a long table out anew after each row that is written to. Values for scripts and screen readers are written
 * when the row's state changes, wherever it stands (`changeRow`).
 * @param inTable puts what is drawn where its parts find their table
 */
export function createRows(
  table: Contained & { readonly id: string },
  inTable: (drawn: ReactNode) => ReactNode,
  signal: AbortSignal,
) {
  const store = createStore<DrawnRows>(() => ({ batches: [], views: [], additions: [] }));
  const arrivals: ((row: HTMLElement) => void)[] = [];
  /** Rows of the batches. */
  let drawn = new Set<HTMLElement>();
  const renders = new Map<HTMLElement, () => void>();
  const near = createNearness(draw);
  let root: Root | undefined;

  const change = (next: (state: DrawnRows) => Partial<DrawnRows>): void => {
    if (!root && signal.aborted) return;
    root ??= makeRoot();
    flushSync(() => store.setState(next));
  };
  const keepAdditions = (isKept: (one: Addition) => boolean): void => {
    if (!store.getState().additions.every(isKept)) change(({ additions }) => ({ additions: additions.filter(isKept) }));
  };
  function makeRoot(): Root {
    const made = createRoot(new DocumentFragment(), { identifierPrefix: `sw-rows-${table.id}-` });
    flushSync(() => made.render(inTable(<DrawnTable table={table} store={store} watch={watch} />)));
    return made;
  }
  /** Renders a row on changes while it is near the window; a row far from it is rendered when it comes near again. */
  function watch(row: HTMLElement, render: () => void): () => void {
    const isSame = (now: RowState, before: RowState) => store.getState().views.every(view => view.isSame(now, before));
    const end = rowStore(row).subscribe((now, before) => near.has(row) && !isSame(now, before) && flushSync(render));
    renders.set(row, render);
    return () => {
      end();
      renders.delete(row);
    };
  }
  function draw(rows: readonly HTMLElement[]): void {
    const fresh = rows.filter(row => !drawn.has(row));
    for (const row of fresh) {
      drawn.add(row);
      for (const run of arrivals) run(row);
    }
    flushSync(() => {
      for (const row of rows) renders.get(row)?.();
    });
    if (fresh.length) change(({ batches }) => ({ batches: [...batches, fresh] }));
  }
  const track = (rows: readonly HTMLElement[]) => near.follow(rows.filter(row => !near.follows(row)));
  window.addEventListener('beforeprint', () => draw(near.followed()), { signal });
  const end = () => {
    near.end();
    root?.unmount();
  };
  // Deferred: other parts of the table undo their changes on `abort` first.
  signal.addEventListener('abort', () => queueMicrotask(end));

  return {
    /** A view that comes later is rendered in all rows that are or were near. */
    addView: (view: RowView) => change(({ views }) => ({ views: [...views, view] })),
    /** Runs once for each row, before it is first rendered. */
    onArrival(run: (row: HTMLElement) => void) {
      arrivals.push(run);
    },
    follow(rows: Iterable<HTMLElement>) {
      if (near.sweep()) {
        change(({ batches }) => ({ batches: batches.filter(batch => batch.some(near.follows)) }));
        drawn = new Set(store.getState().batches.flat());
      }
      track([...rows]);
    },
    /** Whether changes of a row are rendered at once. */
    isNear: near.has,
    /** Renders a row, also far from the window, and one that another script has put in. */
    show(row: HTMLElement) {
      track([row]);
      draw([row]);
    },
    /** Renders a node within the call, until it is removed or `of` leaves the page. */
    add: (of: Element, node: ReactNode) => change(({ additions }) => ({ additions: [...additions, { of, node }] })),
    remove: (element: Element) => keepAdditions(({ of }) => of !== element),
    hasAddition: (element: Element): boolean => store.getState().additions.some(({ of }) => of === element),
    /** Removes nodes of elements that have left the page. */
    sweep: () => keepAdditions(({ of }) => of.isConnected),
  };
}

type Watch = (row: HTMLElement, render: () => void) => () => void;

interface DrawnTableProps {
  readonly table: Contained;
  readonly store: StoreApi<DrawnRows>;
  readonly watch: Watch;
}

function DrawnTable({ table, store, watch }: DrawnTableProps): ReactNode {
  const { batches, views, additions } = useStore(store);
  const drop = (one: Addition) => store.setState({ additions: additions.filter(other => other !== one) });
  return (
    <>
      {additions.map(one => (
        <Guarded key={keyOf(one)} table={table} element={one.of} onFail={() => drop(one)}>
          {one.node}
        </Guarded>
      ))}
      {batches.map(rows => (
        <Batch key={keyOf(rows)} table={table} rows={rows} views={views} watch={watch} />
      ))}
    </>
  );
}

interface BatchProps extends Pick<DrawnRows, 'views'>, Pick<DrawnTableProps, 'table' | 'watch'> {
  readonly rows: readonly HTMLElement[];
}

const Batch = memo(({ table, rows, ...more }: BatchProps) =>
  rows.map(row => (
    <Guarded key={keyOf(row)} table={table} element={row}>
      <Row row={row} {...more} />
    </Guarded>
  )),
);

function Row({ row, views, watch }: Pick<BatchProps, 'views' | 'watch'> & Pick<RowProps, 'row'>): ReactNode {
  const subscribe = useCallback((render: () => void) => watch(row, render), [row, watch]);
  const state = useSyncExternalStore(subscribe, rowStore(row).getState);
  return rowParts(row).flatMap(part =>
    views.map(view => <view.View key={`${keyOf(part)} ${keyOf(view)}`} row={row} part={part} state={state} />),
  );
}

interface GuardedProps {
  readonly table: Contained;
  readonly element: Element;
  readonly onFail?: () => void;
  readonly children: ReactNode;
}

/** Error boundary: a view that throws is no longer rendered, the rest of the rows is. */
class Guarded extends Component<GuardedProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(cause: unknown): void {
    const { table, element, onFail } = this.props;
    reportPart(table, 'what a row shows threw', 'That row is as the server printed it.', cause, element);
    onFail?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
