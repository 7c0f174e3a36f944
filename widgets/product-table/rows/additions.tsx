import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { reportError } from '../../../src/core/report';

/** What the rows and tooltips of a table show besides the server's markup: one React root renders all of it. */
export interface RowAdditions {
  /**
   * Renders a node within the call, until the element that it belongs to leaves the page.
   * @returns takes it away
   */
  add(of: Element, node: ReactNode): () => void;
  /** Whether an element has an addition. */
  has(of: Element): boolean;
  /** Takes away what belongs to elements that have left the page. */
  sweep(): void;
}

/** Makes the additions of a table; a table whose rows add nothing has no root for them. */
export function createAdditions(id: string, signal: AbortSignal): RowAdditions {
  const added = new Map<number, { readonly of: Element; readonly node: ReactNode }>();
  let last = 0;
  let root: Root | undefined;

  const makeRoot = () =>
    createRoot(new DocumentFragment(), {
      identifierPrefix: `sw-rows-${id}-`,
      onUncaughtError(cause) {
        root = undefined;
        added.clear();
        reportError({
          where: 'product-table',
          found: `an addition to a row threw ${cause instanceof Error ? `"${cause.message}"` : 'an error'}`,
          consequence: 'The rows show nothing besides what the server sent, until something is added anew.',
          cause,
        });
      },
    });
  function render(): void {
    if (signal.aborted) return;
    root ??= makeRoot();
    const nodes = [...added].map(([key, { node }]) => <Fragment key={key}>{node}</Fragment>);
    const now = root;
    flushSync(() => now.render(nodes));
  }
  signal.addEventListener('abort', () => root?.unmount());

  return {
    add(of, node) {
      const key = ++last;
      added.set(key, { of, node });
      render();
      return () => {
        if (added.delete(key)) render();
      };
    },
    has: element => [...added.values()].some(({ of }) => of === element),
    sweep() {
      const gone = [...added].filter(([, { of }]) => !of.isConnected);
      for (const [key] of gone) added.delete(key);
      if (gone.length) render();
    },
  };
}
