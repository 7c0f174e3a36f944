const MARGIN = '75% 0px';
/** Least and largest number of rows that come near together. */
const LEAST = 16;
const LARGEST = 64;

/** The browser lays the whole table out after rows are rendered: the longer that takes, the more rows come near together. */
const runOf = (count: number): number => Math.min(LARGEST, Math.max(LEAST, Math.round(count / 16)));

/** Rows that stand below each other; near as long as one of them is. */
interface Run {
  readonly rows: Set<HTMLElement>;
  readonly near: Set<HTMLElement>;
}

/** Follows which rows of a table are near the window. @param onNear gets those that have come near */
export function createNearness(onNear: (rows: readonly HTMLElement[]) => void) {
  const runs = new Map<HTMLElement, Run>();
  const observer = new IntersectionObserver(
    entries => {
      const coming = entries.flatMap(({ target, isIntersecting }) => {
        const run = target instanceof HTMLElement && runs.get(target);
        if (!run) return [];
        const isComing = isIntersecting && run.near.size === 0;
        if (isIntersecting) run.near.add(target);
        else run.near.delete(target);
        return isComing ? [...run.rows] : [];
      });
      if (coming.length) onNear(coming);
    },
    { rootMargin: MARGIN },
  );
  return {
    has: (row: HTMLElement): boolean => Boolean(runs.get(row)?.near.size),
    follows: (row: HTMLElement): boolean => runs.has(row),
    followed: (): HTMLElement[] => [...runs.keys()],
    follow(rows: readonly HTMLElement[]): void {
      const length = runOf(rows.length);
      for (let at = 0; at < rows.length; at += length) {
        const run: Run = { rows: new Set(rows.slice(at, at + length)), near: new Set() };
        for (const row of run.rows) runs.set(row, run);
      }
      // An observer may report at once.
      for (const row of rows) observer.observe(row);
    },
    /** Forgets rows that have left the page. @returns whether there are any */
    sweep(): boolean {
      const gone = [...runs.keys()].filter(row => !row.isConnected);
      for (const row of gone) {
        const run = runs.get(row);
        for (const known of [runs, run?.rows, run?.near]) known?.delete(row);
        observer.unobserve(row);
      }
      return gone.length > 0;
    },
    end: () => observer.disconnect(),
  };
}
