/** Parts that have left the page, and whose widgets end now. */
const leaving = new Set<Element>();

/**
 * Call it when a widget ends in a part that has left the page. Chromium tells pictures with a `srcset` of every new size of
 * the window, and forgets those that are taken out; but once something moves in such a part, as what a widget gives back,
 * it remembers them for ever, and the part with them. So the part is taken out once more, when all of its widgets have
 * ended.
 */
export function releasePictures(node: Node): void {
  const part = node.getRootNode();
  if (part.isConnected || !(part instanceof Element)) return;
  if (leaving.size === 0) queueMicrotask(releaseAll);
  leaving.add(part);
}

function releaseAll(): void {
  for (const part of leaving) {
    if (part.parentNode || !part.querySelector('[srcset], [sizes]')) continue;
    new DocumentFragment().append(part);
    part.remove();
  }
  leaving.clear();
}
