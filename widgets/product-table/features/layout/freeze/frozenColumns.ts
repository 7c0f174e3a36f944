interface FrozenColumn {
  /** Number from its side, from 1, as `:nth-child` and `:nth-last-child` count. */
  readonly position: number;
  /** Distance from its side, px. */
  readonly offset: number;
  readonly width: number;
}

/** Share of the room that frozen columns may take: the others need some to scroll in. */
const MOST = 2 / 3;

/**
 * Returns the frozen columns of one side, in order; hidden ones (width 0) do not count, and the last column is never frozen.
 * @param widths of all columns from that side, px
 * @param room most width of frozen columns, px
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

/** Returns the frozen columns of both sides. The left side takes its room first. */
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

export const taken = (columns: readonly FrozenColumn[]): number => columns.reduce((sum, { width }) => sum + width, 0);

/** Measures of a frozen table. Lengths in px. */
interface FrozenLook {
  readonly left: readonly FrozenColumn[];
  readonly right: readonly FrozenColumn[];
  /** Least width; 0 for the table's own. */
  readonly width: number;
  /** Width of a cell's side border that it shares with the next one, as with `border-collapse`; else 0. */
  readonly border: number;
  /** Offset at which the heading stays, and its height; undefined where it scrolls. */
  readonly heading: { readonly offset: number; readonly height: number } | undefined;
  readonly background: string;
}

const ROW = 'tr:not(.wcpt-child-row, .wcpt-row--category-heading)';
const EDGE = 'var(--sw-table-frozen-edge, rgb(0 0 0 / 20%))';
const px = (length: number) => `${Math.round(length * 100) / 100}px`;

/**
 * Returns the rules of one frozen table. Cells are sticky, so nothing is cloned; colours have no specificity, so any rule of the
 * theme wins.
 * @param scope selector of the element around the table
 */
export function frozenStyles(scope: string, { left, right, width, border, heading, background }: FrozenLook): string {
  const table = `${scope} > table`;
  const column = (side: 'start' | 'end') => (one: FrozenColumn, index: number, all: readonly FrozenColumn[]) => {
    const cell = `${table} > * > ${ROW} > :nth-${side === 'start' ? '' : 'last-'}child(${one.position})`;
    const other = side === 'start' ? 'end' : 'start';
    const edge = index === all.length - 1 ? `; border-inline-${other}: 1px solid ${EDGE}` : '';
    // A cell has no background below borders that it shares with others.
    return `${cell} { position: sticky; inset-inline-${side}: ${px(one.offset - border)}; z-index: 1 }
${cell}::after { content: ''; position: absolute; z-index: -1; inset-block: 0; inset-inline: ${px(-border)}; background: inherit${edge} }
:where(${cell}) { background-color: inherit }`;
  };
  const colour = `var(--sw-table-frozen-background, ${background})`;
  const margins =
    heading &&
    `${table} > tbody :is(a, button, input, select, [tabindex]) { scroll-margin-block-start: ${px(heading.offset + heading.height)} }`;
  return [
    `${scope} { isolation: isolate; scroll-padding-inline: ${px(taken(left))} ${px(taken(right))} }`,
    width && `${table} { min-width: ${px(width)} }`,
    ...left.map(column('start')),
    ...right.map(column('end')),
    `:where(${table} > ${left.length + right.length ? '*' : 'thead'} > tr) { background-color: ${colour} }`,
    heading &&
      `${table} > thead { position: relative; z-index: 2; will-change: transform }
${table} > thead::after { content: ''; position: absolute; inset-inline: 0; inset-block-end: 0; block-size: 1px; background: ${EDGE} }`,
    margins,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the colour behind an element: that of the nearest element around it that has one. */
export function backgroundBehind(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor && !/^(?:transparent|.*(?:,|\/)\s*0\s*\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
