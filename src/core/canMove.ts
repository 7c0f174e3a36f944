/** Whether an element may be animated: the browser can, and the shopper has not asked for less motion. */
export function canMove(element: Element): boolean {
  return 'animate' in element && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
