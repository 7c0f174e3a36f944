import { parseJson } from '../../../../src/core/guards';
import { objectFields } from '../settings';

export type ResultFigures = Readonly<Record<string, unknown>>;

const FIGURES = 'data-wcpt-result-count-context';

export const readFigures = (container: Element): ResultFigures | undefined =>
  objectFields(parseJson(container.getAttribute(FIGURES) ?? ''));

/** Joins the figures of a table with those of the next page, whose rows come below its own. Source: contract product-table 12.3, 13. */
export function joinFigures(container: Element, next: Element): void {
  const shown = readFigures(container);
  const added = readFigures(next);
  if (!added) return;
  const displayed = Number(shown?.displayed_results) + Number(added.displayed_results);
  const joined = shown ? { ...added, first_result: shown.first_result, displayed_results: displayed } : added;
  container.setAttribute(FIGURES, JSON.stringify(joined));
}
