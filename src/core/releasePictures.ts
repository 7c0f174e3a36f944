const leaving = new Set<Element>();

/**
 * Call it when a widget is unmounted in a part that has left the page. Chromium keeps pictures with a `srcset` in memory, and the part
 * with them, if nodes in the part move after its removal, as restored nodes do. Inserting and removing the part again, after all of its
 * widgets have ended, releases it.
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
