import { ownFrame } from '../ownFrame';
import type { Table } from '../table';

/** Parts of a result count and the attribute with the template of each. */
const PARTS = [
  ['wcpt-result-message', 'data-wcpt-message-template'],
  ['wcpt-single-page-message', 'data-wcpt-single-page-template'],
  ['wcpt-single-result-message', 'data-wcpt-single-result-template'],
  ['wcpt-no-results-message', 'data-wcpt-no-results-template'],
] as const;

const STATES = ['wcpt-single-result', 'wcpt-no-results', 'wcpt-single-page'];

/** Writes the counts of the last answer into the navigation that stayed. Source: contract product-table 12.3. */
export function fillResultCounts(table: Pick<Table, 'container'>): void {
  const context = readContext(table.container);
  if (!context) return;
  for (const count of ownFrame(table, '.wcpt-result-count')) {
    count.classList.remove(...STATES);
    const state = String(context.html_class ?? '').trim();
    if (state) count.classList.add(...state.split(/\s+/));
    for (const [part, attribute] of PARTS) {
      const message = count.querySelector(`.${part}`);
      const template = count.getAttribute(attribute);
      if (message && template !== null) message.textContent = fillTemplate(template, context);
    }
  }
}

/** `[total_results]` and `[wcpt_total_results]` become the figure; unknown names stay. */
export function fillTemplate(template: string, figures: Readonly<Record<string, unknown>>): string {
  return template.replace(/\[(?:wcpt_)?(\w+)\]/g, (placeholder, name: string) => String(figures[name] ?? placeholder));
}

function readContext(container: Element): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(container.getAttribute('data-wcpt-result-count-context') ?? '');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}
