/** One way to load the product's page, measured. Times are ms since the start of the load. */
export interface Load {
  /** Files of scripts, and their bytes as sent. */
  readonly requests: number;
  readonly bytes: number;
  /** When each script file had come, and the bytes that had come by then: pairs. */
  readonly arrivals: readonly (readonly number[])[];
  /** When the first of the page was seen. */
  readonly painted: number;
  /** When a choice works. */
  readonly ready: number;
  /** Sum of the parts of tasks beyond 50 ms; `null` where it is not known. */
  readonly blocked: number | null;
}

/** What `npm run record` has measured, as it is in `measured.json`. */
export interface Measured {
  readonly date: string;
  readonly browser: string;
  readonly processors: number;
  /** Processes that wanted a processor in the last minute. */
  readonly load: number;
  /** How many times slower the processor was made. */
  readonly slowdown: number;
  readonly latency: number;
  readonly kilobits: number;
  readonly runs: number;
  /** The page of the demo that was loaded. */
  readonly path: string;
  readonly own: Load;
  readonly widgets: Load;
}
