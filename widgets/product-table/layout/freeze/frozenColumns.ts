/** A column that stays in its place. */
export interface FrozenColumn {
  /** 1 is the first from its side; as `:nth-child` and `:nth-last-child` count. */
  readonly position: number;
  /** Distance from its side, px. */
  readonly offset: number;
  readonly width: number;
}

/** Share of the room that frozen columns may take: the others need some to scroll in. */
const MOST = 2 / 3;

/**
 * The columns of one side that stay, in order; hidden ones (width 0) do not count, and the last column never stays.
 * @param widths of all columns from that side, px
 * @param room what frozen columns may take at most, px
 */
export function frozenColumns(widths: readonly number[], count: number, room: number): FrozenColumn[] {
  const shown = widths.filter(width => width > 0).length;
  const columns: FrozenColumn[] = [];
  let offset = 0;
  for (const [index, width] of widths.entries()) {
    if (columns.length >= Math.min(count, shown - 1)) break;
    if (width <= 0) continue;
    if (offset + width > room) break;
    columns.push({ position: index + 1, offset, width });
    offset += width;
  }
  return columns;
}

/** The columns of both sides. The left side has the first say. */
export function bothSides(
  widths: readonly number[],
  counts: { readonly left: number; readonly right: number },
  room: number,
): { left: FrozenColumn[]; right: FrozenColumn[] } {
  const left = frozenColumns(widths, counts.left, room * MOST);
  const rest = widths.map((width, index) => (left.some(({ position }) => position === index + 1) ? 0 : width));
  const right = frozenColumns([...rest].reverse(), counts.right, room * MOST - taken(left));
  return { left, right };
}

/** px that columns take together. */
export const taken = (columns: readonly FrozenColumn[]): number => columns.reduce((sum, { width }) => sum + width, 0);
