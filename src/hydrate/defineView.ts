import type { ReactNode } from 'react';
import { behave } from '../core/behave';
import { MarkupError } from '../core/errors';
import type { HydrateOptions, Mounted, MountOptions } from '../core/mountOptions';
import { hydrateWidget, type WidgetOptions } from './root';

/** A widget's elements on a marker, and the options of its root. */
export interface View extends Omit<WidgetOptions, keyof HydrateOptions> {
  /** Returns the elements. Called outside React, and again for each new root. */
  readonly render: () => ReactNode;
}

/** A widget's listeners on a marker on which it renders nothing. */
interface Listening {
  readonly listen: (signal: AbortSignal) => void;
}

/**
 * Returns the mount function that the chunk of a widget exports.
 * @param viewOf reads a marker and makes its store. Throws `MarkupError` before it touches the page
 */
export const defineView =
  <E extends Element>(
    name: string,
    type: { readonly name: string; new (): E },
    viewOf: (marker: E, options: MountOptions) => View | Listening,
  ) =>
  (marker: Element, options: HydrateOptions & MountOptions = {}): Mounted => {
    if (!(marker instanceof type)) throw new MarkupError(name, marker, `it is no ${type.name}`);
    const view = viewOf(marker, options);
    return 'listen' in view
      ? behave(name, marker, view.listen, options)
      : hydrateWidget(name, marker, view.render, { ...options, ...view });
  };
