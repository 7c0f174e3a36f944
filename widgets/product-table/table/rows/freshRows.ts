import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { mergeDeep } from '../../../../src/core/guards';
import { type Contained, own, ownOf } from '../own';

const READY = 'wcpt-row--init';
const ROW = '.wcpt-row';
/** Number of rows that are marked at once: they are mostly in view. */
const FIRST = 20;

export type ReadyRows = ReturnType<typeof createReadyRows>;

/**
 * `wcpt-row--init` tells other scripts which rows are set up. For a changed class the shop's sheets style the whole row again, 0.8 ms
 * on a slow phone: rows far from the window are marked when they come near, and all before the next ones are new.
 */
export function createReadyRows() {
  const unmarked = new Set<Element>();
  const mark = (row: Element) => {
    if (unmarked.delete(row)) row.classList.add(READY);
  };
  return {
    has: (row: Element): boolean => unmarked.has(row) || row.classList.contains(READY),
    add(rows: readonly Element[]): void {
      for (const row of rows) unmarked.add(row);
      rows.slice(0, FIRST).forEach(mark);
    },
    mark,
    markAll: () => unmarked.forEach(mark),
  };
}

interface Rows extends Contained {
  readonly ready: ReadyRows;
}

/**
 * Rows of the last answer, from its `wcpt_before_every_load` until its `wcpt_layout`.
 */
export function freshRows(table: Rows): readonly HTMLElement[] {
  return addedRows(table) ?? own(table, ROW).filter(row => !table.ready.has(row));
}

/** Elements in those rows, and the rows themselves. */
export function inFreshRows(table: Rows, selector: string): readonly HTMLElement[] {
  const added = addedRows(table);
  // One search through all of a new table is much quicker than one in each of its hundreds of rows.
  if (!added) {
    return own(table, selector).filter(element => {
      const row = element.closest(ROW);
      return row && !table.ready.has(row);
    });
  }
  return ownOf(
    table,
    added.flatMap(row => [...(row.matches(selector) ? [row] : []), ...row.querySelectorAll<HTMLElement>(selector)]),
  );
}

/** Rows that infinite scroll has put below others; undefined where all rows are new. */
function addedRows({ container, ready }: Rows): readonly HTMLElement[] | undefined {
  const body = container.querySelector('.wcpt-table > tbody');
  if (!body?.firstElementChild || !ready.has(body.firstElementChild)) return undefined;
  const fresh: HTMLElement[] = [];
  for (let row = body.lastElementChild; row && !ready.has(row); row = row.previousElementSibling) {
    if (row instanceof HTMLElement && row.classList.contains('wcpt-row')) fresh.unshift(row);
  }
  return fresh;
}

const TEMPLATES = 'script[data-wcpt-price-type], script[data-wcpt-availability-message]';
const KEYS = ['data-wcpt-element-id', 'data-wcpt-price-type', 'data-wcpt-availability-message'];

const keyOf = (template: Element): string => KEYS.map(name => template.getAttribute(name) ?? '').join('\n');

/** Finds elements of an answer, without those of a table in one of its cells. */
export const inAnswer = (fresh: ParentNode, selector: string): Element[] =>
  [...fresh.querySelectorAll(selector)].filter(element => !element.closest('.wcpt-row .wcpt'));

/**
 * Takes over templates, and texts of variations in `wcpt_{id}_variable_switch_cf`, which the answer's script would overwrite.
 */
export function mergeRowData(scope: Element, fresh: ParentNode): void {
  const templates = inAnswer(fresh, TEMPLATES);
  const known = new Set(templates.length ? [...scope.querySelectorAll(TEMPLATES)].map(keyOf) : []);
  scope.append(...templates.filter(template => !known.has(keyOf(template))));
  for (const script of fresh.querySelectorAll('script:not([type]), script[type="text/javascript"]')) {
    const [, name, json] =
      /\bvar\s+(wcpt_\d+_variable_switch_cf)\s*=\s*(\{[\s\S]*\})\s*;?/.exec(script.textContent) ?? [];
    if (!name || !json) continue;
    mergeGlobal(name, json);
    script.remove();
  }
}

function mergeGlobal(name: string, json: string): void {
  const present = pageGlobal(name);
  try {
    Reflect.set(globalThis, name, mergeDeep(present, JSON.parse(json)));
  } catch {
    // No JSON: the present value stays.
  }
}
