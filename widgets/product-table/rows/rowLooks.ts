import { type RowState, rowState, rowStore } from './rowState';

/** Shows a part of a row's state; undefined is as the server printed it. */
export type Look = (row: HTMLElement, now: RowState, before: RowState | undefined) => void;

const MARGIN = '75% 0px';

export type RowLooks = ReturnType<typeof createRowLooks>;

/**
 * Shows a row near the window at once, the others when they come near: the browser lays a long table out anew after each row
 * that is written to. Values, attributes of the `tr` and names for screen readers are not looks: they are written when the
 * state changes.
 */
export function createRowLooks(signal: AbortSignal) {
  const looks: Look[] = [];
  const arrivals: ((row: HTMLElement) => void)[] = [];
  /** Rows that were never near. */
  const awaited = new Set<HTMLElement>();
  const followed = new Set<HTMLElement>();
  const near = new Map<HTMLElement, () => void>();
  let shown = new WeakMap<HTMLElement, RowState>();

  function show(row: HTMLElement): void {
    const now = rowState(row);
    const before = shown.get(row);
    if (!now || now === before) return;
    shown.set(row, now);
    for (const one of looks) one(row, now, before);
  }
  function showAgain(row: HTMLElement): void {
    shown.delete(row);
    show(row);
  }
  function arrive(row: HTMLElement): void {
    if (awaited.delete(row)) for (const one of arrivals) one(row);
  }
  function enter(row: HTMLElement): void {
    arrive(row);
    if (!near.has(row))
      near.set(
        row,
        rowStore(row).subscribe(() => show(row)),
      );
    show(row);
  }
  function leave(row: HTMLElement): void {
    near.get(row)?.();
    near.delete(row);
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement) (isIntersecting ? enter : leave)(target);
      }
    },
    { rootMargin: MARGIN },
  );
  const onPrint = () => {
    awaited.forEach(arrive);
    followed.forEach(show);
  };
  window.addEventListener('beforeprint', onPrint, { signal });
  const end = () => {
    observer.disconnect();
    [...near.keys()].forEach(leave);
    followed.clear();
    awaited.clear();
  };
  // Other parts of the table take back what they have put off.
  signal.addEventListener('abort', () => queueMicrotask(end));

  return {
    add(one: Look) {
      looks.push(one);
      shown = new WeakMap();
      [...near.keys()].forEach(show);
    },
    /** Runs once for each row, when it first comes near: for looks that need no state of the row. */
    onArrival(run: (row: HTMLElement) => void) {
      arrivals.push(run);
    },
    follow(rows: Iterable<HTMLElement>) {
      for (const row of followed) {
        if (row.isConnected) continue;
        followed.delete(row);
        awaited.delete(row);
        observer.unobserve(row);
        leave(row);
      }
      for (const row of rows) {
        if (followed.has(row)) continue;
        followed.add(row);
        awaited.add(row);
        observer.observe(row);
      }
    },
    /** Also far from the window. */
    show,
    /** For a row in which other scripts may have printed parts anew. */
    showAgain,
  };
}
