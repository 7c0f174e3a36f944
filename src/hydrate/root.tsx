import { type ReactNode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { HydrateOptions, Mounted } from '../core/mountOptions';
import { reportError, warnOnce } from '../core/report';
import { giveBack, keepInPlace, keepNodes, letGo, removeAdded } from './giveBack';
import { watchParts } from './watchParts';

/** What a widget does besides drawing. */
export interface WidgetOptions extends HydrateOptions {
  /**
   * Begins it: subscriptions, first events. Called once what the widget draws is on the page, and outside React's own
   * work, so that it may `flushSync`; what it throws ends the widget. `signal` ends with the widget.
   */
  readonly start?: (signal: AbortSignal, root: MountedRoot) => void;
  /** Takes the page over, and starts, within the call: for a marker with few slots that other parts rely on at once. */
  readonly atOnce?: boolean;
  /** Parts that other scripts may bring, take or replace: a new React root then takes over the page as it is. */
  readonly late?: {
    /** The server's parts as the page has them now; none that the widget itself makes. */
    readonly parts: () => readonly Element[];
    /** Reads them anew into the store, before `render` is called again. */
    readonly sync: () => void;
  };
}

/** A widget that is a React root. */
export interface MountedRoot extends Mounted {
  /**
   * Has `change` put other markup of the server into the marker, and a new root take it over, within the call. What stays in
   * the marker keeps its focus, its scroll position and what plays in it. State that must survive is in the store.
   */
  replace(change: () => void): void;
}

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
 * @param render called at once, outside React, and again for a new root; its elements read the page when React renders them
 * @throws what `render` throws, before the page is touched
 */
export function hydrateWidget(
  name: string,
  marker: Element,
  render: () => ReactNode,
  options: WidgetOptions = {},
): Mounted {
  const present = marker[mounted];
  if (present) return present;
  if (!marker.isConnected) return { name, marker, unmount() {} };

  const { atOnce, late, start, onListening, onMounted, onFail } = options;
  const ended = new AbortController();
  let kept = keepNodes(marker);
  let root: Root | undefined;
  let isRenewing = false;
  let isReady = false;
  const self: MountedRoot = {
    name,
    marker,
    get isReady() {
      return isReady;
    },
    unmount() {
      if (ended.signal.aborted) return;
      end();
      const restore = giveBack(marker, kept);
      root?.unmount();
      restore();
      // Called from inside a React effect, the unmount comes only after it.
      queueMicrotask(() => marker[mounted] || restore());
    },
    replace(change) {
      if (ended.signal.aborted) return;
      const letTake = keepInPlace(marker);
      isRenewing = true;
      root?.unmount();
      isRenewing = false;
      letTake();
      removeAdded(marker.childNodes);
      change();
      kept = keepNodes(marker);
      flushSync(() => hydrate(render()));
    },
  };
  function hydrate(children: ReactNode) {
    document[roots] = (document[roots] ?? 0) + 1;
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
  }
  function renew(taken: readonly Node[]) {
    const restore = letGo(marker, kept, taken);
    isRenewing = true;
    root?.unmount();
    isRenewing = false;
    kept = restore();
    late?.sync();
    // At once: what the old root has drawn is gone, and the shopper is not to see that.
    flushSync(() => hydrate(render()));
  }
  function tell() {
    // Not inside React's effect: an event that is replayed there would find React busy, and a cold row deaf.
    if (!atOnce) queueMicrotask(begin);
  }
  function begin() {
    if (ended.signal.aborted || isReady) return;
    isReady = true;
    onListening?.();
    try {
      start?.(ended.signal, self);
    } catch (error) {
      fail(error);
      root?.unmount();
      return;
    }
    // Who asked for it at once has no `Mounted` yet.
    if (atOnce) queueMicrotask(() => ended.signal.aborted || onMounted?.());
    else onMounted?.();
  }
  function end() {
    ended.abort();
    if (marker[mounted] === self) marker[mounted] = undefined;
  }
  function fail(error: unknown) {
    // React cannot remove nodes that another script has removed; on the way out that is no error.
    if (ended.signal.aborted || isRenewing) return;
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
      onFail?.(error);
    });
  }

  const children = render();
  marker[mounted] = self;
  if (late) watchParts(marker, late.parts, renew, ended.signal);
  if (atOnce) {
    flushSync(() => hydrate(children));
    begin();
  } else {
    // In a transition React gives way to the browser every few milliseconds; a plain call would block until all is adopted.
    startTransition(() => hydrate(children));
  }
  return self;
}

function Widget({ onMounted, children }: { onMounted: () => void; children: ReactNode }): ReactNode {
  useEffect(onMounted, [onMounted]);
  return children;
}
