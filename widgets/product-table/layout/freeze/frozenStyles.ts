import { type FrozenColumn, taken } from './frozenColumns';

/** What a frozen table looks like, measured. Lengths in px. */
export interface FrozenLook {
  readonly left: readonly FrozenColumn[];
  readonly right: readonly FrozenColumn[];
  /** Least width; 0 for the table's own. */
  readonly width: number;
  /** Width of a cell's side border that it shares with the next one, as with `border-collapse`; else 0. */
  readonly border: number;
  /** Where the heading stays, and its height; undefined where it scrolls. */
  readonly heading: { readonly offset: number; readonly height: number } | undefined;
  /** Colour behind what stays, where the theme has none. */
  readonly background: string;
}

const ROW = 'tr:not(.wcpt-child-row, .wcpt-row--category-heading)';
const EDGE = 'var(--sw-table-frozen-edge, rgb(0 0 0 / 20%))';
const px = (length: number) => `${Math.round(length * 100) / 100}px`;

/**
 * The rules of one frozen table. Cells stay by `position: sticky`, so that nothing is cloned; colours have no weight, so that
 * any rule of the theme wins. Source: contract product-table 31.
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
