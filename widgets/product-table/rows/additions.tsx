import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { reportError } from '../../../src/core/report';

export type RowAdditions = ReturnType<typeof createAdditions>;

/** What rows and tooltips show besides the server's markup, in one React root. */
export function createAdditions(id: string, signal: AbortSignal) {
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
    /** Renders a node within the call, until `of` leaves the page. @returns removes it */
    add(of: Element, node: ReactNode): () => void {
      const key = ++last;
      added.set(key, { of, node });
      render();
      return () => {
        if (added.delete(key)) render();
      };
    },
    has: (element: Element): boolean => [...added.values()].some(({ of }) => of === element),
    /** Removes what belongs to elements that have left the page. */
    sweep(): void {
      const gone = [...added].filter(([, { of }]) => !of.isConnected);
      for (const [key] of gone) added.delete(key);
      if (gone.length) render();
    },
  };
}
