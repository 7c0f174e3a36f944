import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { HydrateOptions, Mounted } from '../core/mountOptions';
import { reportError, warnOnce } from '../core/report';
import { giveBack, keepNodes } from './giveBack';

// The script may be on the page twice, so what is mounted is written where the other copy can see it.
const mounted: unique symbol = Symbol.for('shop-widgets.mounted');
const roots: unique symbol = Symbol.for('shop-widgets.roots');
declare global {
  interface Element {
    [mounted]?: Mounted | undefined;
  }
  interface Document {
    [roots]?: number;
  }
}

/**
 * Makes server markup a React root of its own, in place. A marker has one widget: a second call answers the first one's
 * `Mounted`, also if it comes from another copy of the script. A marker that has left the document is not mounted.
 *
 * A widget that throws while it renders or in an effect is ended and reported, and the server's nodes are given back a
 * moment later; other widgets go on. Errors in event handlers go to the window as ever.
 * @param name the widget's name, e.g. `variation-form`
 * @param render called once, at once, outside React; its elements read the page when React renders them
 * @throws what `render` throws, before the page is touched
 */
export function hydrateWidget(
  name: string,
  marker: Element,
  render: () => ReactNode,
  options: HydrateOptions = {},
): Mounted {
  const present = marker[mounted];
  if (present) return present;
  if (!marker.isConnected) return { name, marker, unmount() {} };

  const kept = keepNodes(marker);
  const children = render();
  let live = true;
  let root: Root | undefined;
  const self: Mounted = {
    name,
    marker,
    unmount() {
      if (!live) return;
      end();
      const restore = giveBack(marker, kept);
      root?.unmount();
      restore();
      // Called from inside a React effect, the unmount comes only after it.
      queueMicrotask(() => marker[mounted] || restore());
    },
  };
  function tell() {
    // Not inside React's effect: an event that is replayed there would find React busy, and a cold row deaf.
    queueMicrotask(() => live && options.onMounted?.());
  }
  function end() {
    live = false;
    if (marker[mounted] === self) marker[mounted] = undefined;
  }
  function fail(error: unknown) {
    // React cannot remove nodes that another script has removed; on the way out that is no error.
    if (!live) return;
    end();
    const restore = giveBack(marker, kept);
    reportError({
      where: name,
      element: marker,
      found: `the widget threw ${error instanceof Error ? `"${error.message}"` : 'an error'}`,
      consequence: 'This part of the page works as the server sent it.',
      cause: error,
    });
    // React empties the marker after this call.
    queueMicrotask(() => {
      restore();
      options.onFail?.(error);
    });
  }

  marker[mounted] = self;
  document[roots] = (document[roots] ?? 0) + 1;
  // In a transition React gives way to the browser every few milliseconds; a plain call would block until all is adopted.
  startTransition(() => {
    root = hydrateRoot(marker, <Widget onMounted={tell}>{children}</Widget>, {
      identifierPrefix: `sw${document[roots]}-`,
      onUncaughtError: fail,
      onRecoverableError: error =>
        warnOnce({
          where: name,
          element: marker,
          found: 'the markup changed while React took it over, or a slot rendered other markup than the page has',
          consequence: 'React made some of it anew; listeners of other scripts on the old elements are gone.',
          advice: 'A slot has to render its own element, with its children, at first.',
          cause: error,
        }),
    });
  });
  return self;
}

function Widget({ onMounted, children }: { onMounted: () => void; children: ReactNode }): ReactNode {
  useEffect(onMounted, [onMounted]);
  return children;
}
