import { useLayoutEffect } from 'react';
import { type Attributes, type Classes, useContent, usePatch } from './domHooks';

interface LiveProps {
  readonly of: Element;
  readonly classes?: Classes;
  readonly attributes?: Attributes;
}

/**
 * An element of the server's as a part of a component: it stays where it is, is as the props say after each render, whatever
 * another script has made of it, and in the end as it was. It is no hydration: React neither reads the element nor what is in it.
 */
export function Live({ of, classes, attributes }: LiveProps): null {
  usePatch(of, { classes, attributes }, true);
  return null;
}

interface LiveContentProps {
  readonly of: Element;
  readonly content: Parameters<typeof useContent>[1];
  readonly kept?: Element | null;
}

/** The same for what is in an element. See `useContent`. */
export function LiveContent({ of, content, kept }: LiveContentProps): null {
  useContent(of, content, kept, true);
  return null;
}

interface AppendedProps {
  /** Where they come last. */
  readonly to?: Element | undefined;
  /** What they follow instead. */
  readonly after?: ChildNode | null | undefined;
  readonly nodes: readonly ChildNode[];
}

/** Nodes among the server's. Where another script has removed them, the next render puts them in again. */
export function Appended({ to, after, nodes }: AppendedProps): null {
  useLayoutEffect(() => {
    const parent = after ? after.parentNode : to;
    if (nodes.every(node => node.parentNode === parent)) return;
    if (after) after.after(...nodes);
    else to?.append(...nodes);
  });
  useLayoutEffect(
    () => () => {
      for (const node of nodes) node.remove();
    },
    [nodes],
  );
  return null;
}

/** A node of the server's that is not on the page meanwhile. */
export function Absent({ node }: { readonly node: ChildNode }): null {
  useLayoutEffect(() => {
    const place = new Text();
    node.replaceWith(place);
    return () => place.replaceWith(node);
  }, [node]);
  return null;
}
