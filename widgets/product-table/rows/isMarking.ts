/** Whether the shopper has just marked text in an element, which ends in a click as well. */
export function isMarking(element: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode);
}
