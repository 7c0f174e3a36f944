import { useLayoutEffect } from 'react';
import { useContent, usePatch, type Wanted } from './domHooks';

interface LiveProps extends Wanted {
  readonly of: Element;
}

/**
 * Applies its props to an element of the server's after each render, whatever another script has changed, and restores the element
 * on unmount. It is no hydration: React reads neither the element nor its content.
 */
export function Live({ of, ...wanted }: LiveProps): null {
  usePatch(of, wanted, true);
  return null;
}

interface LiveContentProps {
  readonly of: Element;
  readonly content: Parameters<typeof useContent>[1];
  readonly kept?: Element | null;
}

/** The same for the content of an element. See `useContent`. */
export function LiveContent({ of, content, kept }: LiveContentProps): null {
  useContent(of, content, kept, true);
  return null;
}

interface AppendedProps {
  /** Element in which they come last. */
  readonly to?: Element | undefined;
  /** Node that they follow instead. */
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

/** Takes a node of the server's off the page until unmount. */
export function Absent({ node }: { readonly node: ChildNode }): null {
  useLayoutEffect(() => {
    const place = new Text();
    node.replaceWith(place);
    return () => place.replaceWith(node);
  }, [node]);
  return null;
}
