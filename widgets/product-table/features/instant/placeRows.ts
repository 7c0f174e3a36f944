import { HIDDEN } from '../../table/rows/row';

/** Most rows that are sorted at once, without a delay that a shopper notices. */
const FEW = 150;
/** Number of parts for more rows, after those in view: each part makes the browser lay out the table anew. */
const PARTS = 10;
/** ms between parts, for rendering and input. */
const GAP = 32;
/** Rows around those in view that are placed with them, since heights differ. */
const MARGIN = 5;

interface Placement {
  readonly body: Element;
  readonly rows: readonly HTMLElement[];
  readonly shown: readonly HTMLElement[];
  /** Whether no row belongs below another one. */
  readonly isPlain: boolean;
  readonly settle: (row: HTMLElement) => void;
  readonly part: (run: () => void) => void;
}

/** Puts a table's rows in order, those in view at once. */
export function placeRows({ body, rows, shown, isPlain, settle, part }: Placement, signal: AbortSignal): void {
  const size = rows.length <= FEW ? rows.length : Math.max(FEW, Math.ceil(rows.length / PARTS));
  let next = 0;
  let last: Element | undefined;

  const placeSome = () => {
    // Another script may have removed the row.
    if (last && last.parentNode !== body) next = 0;
    let at = (next && last ? last.nextElementSibling : body.firstElementChild) ?? null;
    for (let moved = 0; next < rows.length && moved < size; next++) {
      const row = rows[next];
      if (row?.parentNode !== body) continue;
      settle(row);
      last = row;
      if (row === at) at = row.nextElementSibling;
      else {
        move(body, row, at);
        moved++;
      }
    }
  };
  const goOn = () => {
    if (signal.aborted || !body.isConnected) return;
    part(placeSome);
    if (next < rows.length) setTimeout(goOn, GAP);
  };

  if (rows.length <= FEW) {
    goOn();
    return;
  }
  part(() => placeInView({ body, shown, isPlain, settle }));
  setTimeout(goOn, GAP);
}

/**
 * Moves the rows that belong into view before those that are in view now. Plain rows change places with them: all others stay where
 * they are, so the browser need not draw them again.
 */
function placeInView({ body, shown, isPlain, settle }: Omit<Placement, 'rows' | 'part'>): void {
  const { top, height } = body.getBoundingClientRect();
  const each = height / (shown.length || 1) || 1;
  const first = Math.max(0, Math.floor(-top / each) - MARGIN);
  const inView = shown.slice(first, first + Math.ceil(window.innerHeight / each) + 2 * MARGIN);
  const isOther = new Set<Element>(shown);
  if (!isPlain) for (const row of inView) isOther.delete(row);
  const others = [...body.children].filter(row => isOther.has(row));
  for (const [at, row] of inView.entries()) {
    settle(row);
    if (isPlain) swap(body, others, others.indexOf(row), first + at);
    else move(body, row, others[first] ?? null);
  }
}

/** Has two rows change places, in the body and in the list. */
function swap(body: Element, rows: Element[], from: number, to: number): void {
  const [row, other] = [rows[from], rows[to]];
  if (!row || !other || row === other) return;
  rows[from] = other;
  rows[to] = row;
  const after = row.nextElementSibling;
  if (after !== other) move(body, row, other);
  move(body, other, after === other ? row : after);
}

const keepsState = 'moveBefore' in Element.prototype;

/** Moves a row; where the browser can, without interrupting media or typing in it. */
function move(body: Element, row: Element, before: Element | null): void {
  if (keepsState) body.moveBefore(row, before);
  else body.insertBefore(row, before);
}

/** A row with the rows that stay behind it: its child row, and rows that other scripts have put there. */
export interface Block {
  readonly rows: readonly [HTMLElement, ...HTMLElement[]];
  /** Whether the search hides it. */
  isHidden: boolean;
}

/** Rows below the heading of their category; without one they are last. See contract/product-table.md#rows. */
export interface RowGroup {
  readonly heading: HTMLElement | undefined;
  readonly blocks: Block[];
  isHidden: boolean;
}

const HEADING = 'wcpt-row--category-heading';

const slugOf = (row: Element | undefined) => row?.getAttribute('data-wcpt-group-by-category-slug') ?? '';
const isHidden = (row: Element) => row.matches(HIDDEN);

/** Returns the groups of a table's rows, in order. A row belongs to the heading with its slug, wherever it stands. */
export function readGroups(body: Element): RowGroup[] {
  const all = [...body.children].filter(row => row instanceof HTMLElement);
  const headings = all.filter(row => row.classList.contains(HEADING));
  const groups: RowGroup[] = headings.map(heading => ({ heading, blocks: [], isHidden: isHidden(heading) }));
  // The first heading with a slug gets its rows.
  const bySlug = new Map(groups.map(group => [slugOf(group.heading), group] as const).reverse());
  const rest: RowGroup = { heading: undefined, blocks: [], isHidden: false };
  let before: HTMLElement[] | undefined;
  for (const row of all) {
    if (row.classList.contains(HEADING)) {
      // Rows after a heading are no part of the row before it.
      before = undefined;
    } else if (before && (row.classList.contains('wcpt-child-row') || !row.classList.contains('wcpt-row'))) {
      before.push(row);
    } else {
      const rows: [HTMLElement, ...HTMLElement[]] = [row];
      (bySlug.get(slugOf(row)) ?? rest).blocks.push({ rows, isHidden: isHidden(row) });
      before = rows;
    }
  }
  return [...groups, rest];
}
