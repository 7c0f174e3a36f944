/** Where the pointer is, in px of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the pointer to the enlarged picture, and from that to the edge of the window, px. Source: contract product-table 21. */
const OFFSET = 40;
const EDGE = 8;

/**
 * Where an enlarged picture stands: right of the pointer; left of what is pointed at where there is no room; never beyond the
 * top or bottom of the window. Source: contract product-table 21.
 * @param trigger what is pointed at: its left edge, px of the window
 */
export function placeZoom(pointer: Point, size: Size, trigger: { readonly left: number }, window: Size): Point {
  const right = pointer.x + OFFSET;
  const isOver = right + size.width > window.width - EDGE;
  const x = isOver ? Math.max(EDGE, trigger.left - OFFSET - size.width) : right;
  // As in the shop, a quarter of it is above the pointer.
  const y = Math.max(EDGE, Math.min(pointer.y - size.height / 4, window.height - EDGE - size.height));
  return { x, y };
}
