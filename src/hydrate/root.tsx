import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type HydrateOptions, MOUNTED, type Mounted } from '../core/mountOptions';
import { releasePictures } from '../core/releasePictures';
import { reportError, warnOnce } from '../core/report';
import { giveBack, keepNodes, letGo } from './giveBack';
import { hurryNoMore, hurryWhenUsed } from './hurry';
import { watchParts } from './watchParts';

/** What a widget does besides drawing. */
export interface WidgetOptions extends HydrateOptions {
  /**
   * Begins it: subscriptions, first events. Called once what the widget draws is on the page, and outside React's own
   * work, so that it may `flushSync`; what it throws ends the widget. `signal` ends with the widget.
   */
  readonly start?: (signal: AbortSignal, widget: HydratedWidget) => void;
  /**
   * Takes the page over, and starts, within the call: a marker with few slots that other parts rely on at once, markup that has
   * just come in the place of other, or in which other scripts take elements out while the page starts, which React must not
   * meet half-way. Not inside React's own work.
   */
  readonly atOnce?: boolean;
  /**
   * With `atOnce`: what it draws is there when the call returns, and it starts in the next task, so that the page answers in
   * between. `onListening` and `onMounted` tell when.
   */
  readonly startsLater?: boolean;
  /** Parts that other scripts may bring, take or replace: a new React root then takes over the page as it is. */
  readonly late?: {
    /** The server's parts as the page has them now; none that the widget itself makes. */
    readonly parts: () => readonly Element[];
    /** Reads them anew into the store, before `render` is called again. */
    readonly sync: () => void;
  };
}

/** A widget that is a React root. */
export interface HydratedWidget extends Mounted {
  /**
   * Puts other markup of the server's in, as when an answer brings a cart, an order review or rows of a table: the root ends
   * and leaves the page's nodes where they are, `change` puts the new ones in, `late.sync` reads them into the store, and a
   * new root draws that store on them, all in this very call. What is to survive is in the store. Focus and typed values go
   * with nodes that leave: read them before, and give them to the new ones in `change` or after the call.
   *
   * Not from inside a component's effect: React would draw later. Once the widget has ended, it is `change` alone.
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
): HydratedWidget {
  const present = marker[MOUNTED];
  if (present) return present;
  if (!marker.isConnected) return { name, marker, replace: change => change(), unmount() {} };

  const { atOnce, startsLater, late, start, onListening, onMounted, onFail } = options;
  const ended = new AbortController();
  let kept = keepNodes(marker);
  let root: Root | undefined;
  let isReplacing = false;
  let isTaken = atOnce === true;
  let isReady = false;
  let know = () => {};
  const self: HydratedWidget = {
    name,
    marker,
    get isReady() {
      return isReady;
    },
    replace,
    unmount() {
      if (ended.signal.aborted) return;
      end();
      // Before React has the marker it would empty it once more, later: it takes it over first, and draws nothing.
      if (isTaken) close();
    },
  };
  function close() {
    const restore = giveBack(marker, kept);
    root?.unmount();
    restore();
    // Called from inside a React effect, the unmount comes only after it.
    queueMicrotask(() => marker[MOUNTED] || restore());
  }
  function closeLate() {
    close();
    releasePictures(marker);
  }
  function hydrate(children: ReactNode) {
    document[roots] = (document[roots] ?? 0) + 1;
    const drawn = (
      <Widget ended={ended.signal} onMounted={tell}>
        {children}
      </Widget>
    );
    const own = hydrateRoot(marker, drawn, {
      identifierPrefix: `sw${document[roots]}-`,
      onUncaughtError: fail,
      onRecoverableError: error =>
        // One that has ended draws nothing, whatever the page has.
        ended.signal.aborted ||
        warnOnce({
          where: name,
          element: marker,
          found: 'the markup changed while React took it over, or a slot rendered other markup than the page has',
          consequence: 'React made some of it anew; listeners of other scripts on the old elements are gone.',
          advice: 'A slot has to render its own element, with its children, at first.',
          cause: error,
        }),
    });
    root = own;
    // The same element once more, in a hurry: React goes on to take the page over.
    hurryWhenUsed(marker, () => flushSync(() => own.render(drawn)));
  }
  function replace(change: () => void) {
    if (ended.signal.aborted) {
      change();
      return;
    }
    const focused = document.activeElement;
    isReplacing = true;
    letGo(marker, kept, () => root?.unmount());
    isReplacing = false;
    try {
      change();
    } finally {
      kept = keepNodes(marker);
      late?.sync();
      // At once: what the old root has drawn is gone, and the shopper is not to see that.
      if (marker.isConnected) flushSync(() => hydrate(render()));
      // A browser takes the focus from what is no button for a moment, because its attributes have gone with the old root.
      if (focused instanceof HTMLElement && focused !== document.activeElement && marker.contains(focused))
        focused.focus({ preventScroll: true });
      know();
    }
  }
  function tell() {
    isTaken = true;
    hurryNoMore(marker);
    // Not inside React's effect: an event that is replayed there would find React busy, and a cold row deaf.
    if (ended.signal.aborted) queueMicrotask(closeLate);
    else if (!atOnce) queueMicrotask(begin);
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
    // Who asked for it at once has no widget yet.
    if (atOnce) queueMicrotask(() => ended.signal.aborted || onMounted?.());
    else onMounted?.();
  }
  function end() {
    ended.abort();
    hurryNoMore(marker);
    if (marker[MOUNTED] === self) marker[MOUNTED] = undefined;
  }
  function fail(error: unknown) {
    // React cannot remove nodes that another script has removed; on the way out that is no error.
    if (ended.signal.aborted || isReplacing) return;
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
  marker[MOUNTED] = self;
  if (late) know = watchParts(marker, late.parts, () => replace(() => {}), ended.signal);
  if (atOnce) {
    flushSync(() => hydrate(children));
    if (startsLater) setTimeout(begin);
    else begin();
  } else {
    // In a transition React gives way to the browser every few milliseconds; a plain call would block until all is adopted.
    startTransition(() => hydrate(children));
  }
  return self;
}

interface WidgetProps {
  readonly ended: AbortSignal;
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

/** Draws nothing where it has ended before React came to it. */
function Widget({ ended, onMounted, children }: WidgetProps): ReactNode {
  const [isOver] = useState(ended.aborted);
  useEffect(onMounted, [onMounted]);
  return isOver ? null : children;
}
