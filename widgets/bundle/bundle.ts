import type { UndoList } from './undoList';

/** A bundle at work. Each function reads the page anew. */
export interface Bundle {
  /** Its container of items. */
  readonly products: HTMLElement;
  readonly undo: UndoList;
  /** Looks at everything: price, count, readiness, stock and ids, with the shop's events in the shop's order. */
  evaluate(context: string | null): void;
  checkReady(): void;
  checkStock(context: string | null): void;
  saveIds(): void;
}
