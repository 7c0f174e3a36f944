/** Unit of a figure. KB are 1000 bytes. */
export type Unit = 'ms' | 'bytes' | 'frames' | '%' | 'requests' | 'score';

/** A measurement: all values, and their figures in the table. */
export interface Figure {
  readonly scenario: string;
  readonly name: string;
  readonly unit: Unit;
  readonly values: readonly number[];
  readonly median: number;
  readonly p95: number;
  /** Highest value that is wanted, of the median. */
  readonly target?: number;
}

/** One run of the bench. */
export interface Results {
  readonly date: string;
  readonly browser: string;
  readonly node: string;
  /** Factor by which the page's processor was slowed down. */
  readonly slowdown: number;
  readonly runs: number;
  /** Processes that wanted a processor during the last minute, at the start and at the end, and how many there are. */
  readonly load: { readonly before: number; readonly after: number; readonly processors: number };
  readonly figures: readonly Figure[];
  /** What the long tasks of the run with the longest one spent their time on, by what was measured. */
  readonly longTasks: Readonly<Record<string, readonly string[]>>;
}

/** Takes a scenario's figures as they come. */
export type Add = (name: string, unit: Unit, values: readonly number[], target?: number) => void;

/** Function that reads a figure from a run, with its highest wanted median where there is one. */
type Reading<Run> = ((run: Run) => number) | readonly [read: (run: Run) => number, target: number | undefined];

/** Adds figures in ms of the same runs: `title: name` for each reading. */
export function addTimes<Run>(
  add: Add,
  title: string,
  runs: readonly Run[],
  readings: Readonly<Record<string, Reading<Run>>>,
): void {
  for (const [name, reading] of Object.entries(readings)) {
    const [read, target] = typeof reading === 'function' ? [reading] : reading;
    add(`${title}: ${name}`, 'ms', runs.map(read), target);
  }
}

/** The value below which a share of the values lies, by the nearest rank. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? upper)) / 2 : upper;
}

export function figure(scenario: string, name: string, unit: Unit, values: readonly number[], target?: number): Figure {
  const summary = { median: median(values), p95: quantile(values, 0.95) };
  return { scenario, name, unit, values, ...summary, ...(target !== undefined && { target }) };
}

/** Whether the median is over its target, or nothing was measured. */
export const missesTarget = ({ median: middle, target }: Figure): boolean =>
  target !== undefined && !(middle <= target);
