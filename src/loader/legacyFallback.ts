/** The shop's own scripts that `data-replace` holds back: they do a widget's job where the widget does not. */
export interface LegacyFallback {
  /** Whether they do a widget's job again. */
  hasJob(name: string): boolean;
  /** Rejects when the script of a widget takes so long that they should do its job meanwhile. */
  loadInTime<T>(name: string, load: Promise<T>): Promise<T>;
  /** Runs them for a widget that failed. Resolves when they have run. */
  restore(name: string, problem: string): Promise<void>;
}

/** Without `data-replace` there is no fallback. */
export let legacyFallback: LegacyFallback = {
  hasJob: () => false,
  loadInTime: (_name, load) => load,
  restore: async () => {},
};

export function setLegacyFallback(fallback: LegacyFallback): void {
  legacyFallback = fallback;
}
