/** Puts the markup into a marker on the page. */
export function page(html: string, tag = 'div'): HTMLElement {
  const marker = document.createElement(tag);
  marker.innerHTML = html;
  document.body.append(marker);
  return marker;
}

/** Every element and text node below, in document order. */
export function nodesIn(root: Node): Node[] {
  const nodes: Node[] = [];
  for (const child of root.childNodes) {
    if (child.nodeType === Node.COMMENT_NODE) continue;
    nodes.push(child, ...nodesIn(child));
  }
  return nodes;
}

/** The element that the selector names, or an error that says which one is missing. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  root: ParentNode,
  selector: Tag,
): HTMLElementTagNameMap[Tag];
export function element(root: ParentNode, selector: string): HTMLElement;
export function element(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on the page`);
  return found;
}
