import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { readyLiveRegion } from '../core/cart/liveRegion';
import { type HydrateOptions, MOUNTED, type Mounted } from '../core/mountOptions';
import { releasePictures } from '../core/releasePictures';
import { reportError, warnOnce } from '../core/report';
import { hydrateOnUse, stopHydrateOnUse } from './hydrateOnUse';
import { keepValues } from './keepValues';
import { detachRoot, originalNodes, restoreNodes } from './restoreNodes';
import { watchParts } from './watchParts';

export interface WidgetOptions extends HydrateOptions {
  /** Starts what is not rendered, after hydration and outside of React's own work, so that it may call `flushSync`. */
  readonly start?: (signal: AbortSignal, widget: HydratedWidget) => void;
  /** Hydrates and starts within the call: for markup that others need at once, or from which they remove elements. Not inside React's work. */
  readonly atOnce?: boolean;
  /** With `atOnce`: hydrates within the call and starts in the next task. `onListening` and `onMounted` follow. */
  readonly startsLater?: boolean;
  /** Parts that other scripts may add, remove or replace: a new root then hydrates the page as it is. */
  readonly externalChanges?: {
    /** Returns the server's parts that the page has now, without those that the widget adds. */
    readonly parts: () => readonly Element[];
    /** Reads them into the store, before `render` is called again. */
    readonly sync: () => void;
  };
}

export interface HydratedWidget extends Mounted {
  /**
   * Replaces server markup, such as a cart, an order review or rows of a table: unmounts the root and leaves the nodes in place, calls
   * `change`, which inserts the new ones, then `externalChanges.sync`, and hydrates a new root, all within the call. Keep state that must survive
   * in the store. Focus and typed values leave with their nodes: carry them over in `change` or after the call.
   *
   * Not inside a component's effect, where React would render later. After the widget has ended it only calls `change`.
   * @example start: signal => store.start(signal, change => widget.replace(change))
   */
  replace(change: () => void): void;
}

const roots: unique symbol = Symbol.for('shop-widgets.roots');
declare global {
  interface Element {
    [MOUNTED]?: HydratedWidget | undefined;
  }
  interface Document {
    [roots]?: number;
  }
}

/**
 * Hydrates server markup as a React root of its own. A marker has one widget, also of another copy of the script.
 * A widget that throws in a render or an effect is reported and unmounted, and the server's nodes are restored in a microtask.
 * @param render called at once, outside of React, and again for a new root
 * @throws what `render` throws, before the page is changed
 */
export function hydrateWidget(
  name: string,
  marker: Element,
  render: () => ReactNode,
  options: WidgetOptions = {},
): HydratedWidget {
  const present = marker[MOUNTED];
  if (present) return present;
  if (!marker.isConnected) return { name, marker, replace: change => change(), unmount() {} };

  const { atOnce, startsLater, externalChanges, start, onListening, onMounted, onFail } = options;
  const ended = new AbortController();
  let kept = originalNodes(marker);
  let root: Root | undefined;
  let isReplacing = false;
  let isTaken = atOnce;
  let isReady = false;
  let know = () => {};
  const hasEnded = () => ended.signal.aborted;
  const self: HydratedWidget = {
    name,
    marker,
    get isReady() {
      return isReady;
    },
    replace,
    unmount() {
      if (hasEnded()) return;
      end();
      // Else React would empty the marker later: before it has hydrated, and in the very task in which a use had it hydrate.
      if (!isTaken) return;
      if (isReady) close();
      else if (atOnce) closeLate();
      else setTimeout(closeLate);
    },
  };
  function close() {
    const restore = restoreNodes(marker, kept);
    if (kept.length === 0 || kept.some(node => node.parentNode === marker)) root?.unmount();
    else {
      detachRoot(marker, kept, () => root?.unmount());
      // Another script has replaced all nodes: its own stay.
      if (marker.firstChild) return;
    }
    restore();
    // Inside a React effect the unmount is deferred.
    queueMicrotask(() => marker[MOUNTED] || restore());
  }
  function closeLate() {
    close();
    releasePictures(marker);
    onFail?.(ended.signal.reason);
  }
  /** Scripts may have changed the marker since the call. */
  function keep() {
    if (externalChanges) kept = originalNodes(marker);
  }
  function hydrate(children: ReactNode) {
    document[roots] = (document[roots] ?? 0) + 1;
    const drawn = (
      <Widget ended={ended.signal} onRender={keep} onMounted={tell}>
        {children}
      </Widget>
    );
    const own = hydrateRoot(marker, drawn, {
      identifierPrefix: `sw${document[roots]}-`,
      onUncaughtError: fail,
      onRecoverableError: error =>
        // An ended widget renders nothing, which never matches.
        hasEnded() ||
        warnOnce({
          where: name,
          element: marker,
          found: 'the markup changed while React took it over, or a slot rendered other markup than the page has',
          consequence: 'React made some of it anew, without the listeners of other scripts.',
          advice: 'A slot must first render its own element, with its children.',
          cause: error,
        }),
    });
    root = own;
    // A synchronous render of the same element completes the hydration.
    hydrateOnUse(marker, () => flushSync(() => own.render(drawn)));
  }
  function replace(change: () => void) {
    if (hasEnded()) {
      change();
      return;
    }
    const focused = document.activeElement;
    isReplacing = true;
    detachRoot(marker, kept, () => root?.unmount());
    isReplacing = false;
    try {
      change();
    } finally {
      kept = originalNodes(marker);
      externalChanges?.sync();
      // Synchronous: the shopper must not see the page without the widget's own elements.
      if (marker.isConnected) flushSync(() => hydrate(render()));
      // An element without its `tabindex` for a moment has lost the focus.
      if (focused instanceof HTMLElement && focused !== document.activeElement && marker.contains(focused))
        focused.focus({ preventScroll: true });
      know();
    }
  }
  function tell() {
    isTaken = true;
    stopHydrateOnUse(marker);
    // Deferred: events must not be replayed during a commit.
    if (hasEnded()) queueMicrotask(closeLate);
    else if (!atOnce) queueMicrotask(begin);
  }
  function begin() {
    if (hasEnded() || isReady) return;
    isReady = true;
    // Not before React has taken the marker over: a root that is unmounted earlier empties it.
    if (externalChanges)
      know = watchParts(marker, externalChanges.parts, partsBefore, () => replace(() => {}), ended.signal);
    // A root that is new by now may have thrown.
    if (hasEnded()) return;
    onListening?.();
    try {
      start?.(ended.signal, self);
    } catch (error) {
      fail(error);
      root?.unmount();
      return;
    }
    // Deferred: the caller does not have the return value yet.
    if (atOnce) queueMicrotask(() => (hasEnded() ? onFail?.(ended.signal.reason) : onMounted?.()));
    else onMounted?.();
  }
  function end() {
    ended.abort();
    stopHydrateOnUse(marker);
    if (marker[MOUNTED] === self) marker[MOUNTED] = undefined;
  }
  function fail(error: unknown) {
    // React can't remove nodes that another script has removed; after the end that is no error.
    if (hasEnded() || isReplacing) return;
    end();
    const restore = restoreNodes(marker, kept);
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

  readyLiveRegion();
  const children = render();
  const partsBefore = externalChanges?.parts() ?? [];
  marker[MOUNTED] = self;
  keepValues(marker, ended.signal);
  if (atOnce) {
    flushSync(() => hydrate(children));
    if (startsLater) setTimeout(begin);
    else begin();
  } else {
    // In a transition React yields to the browser every few milliseconds.
    startTransition(() => hydrate(children));
  }
  return self;
}

interface WidgetProps {
  readonly ended: AbortSignal;
  /** Called in the first render, before the marker's nodes are read. */
  readonly onRender: () => void;
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

/** Renders nothing if the widget has ended before hydration. */
function Widget({ ended, onRender, onMounted, children }: WidgetProps): ReactNode {
  const [isOver] = useState(() => {
    if (!ended.aborted) onRender();
    return ended.aborted;
  });
  useEffect(onMounted, [onMounted]);
  return isOver ? null : children;
}
