import { attributes } from '../../html';
import type { NavPart, TableView } from '../definition';

const TEMPLATES = {
  'data-wcpt-message-template': 'Prikaz [wcpt_first_result]–[wcpt_last_result] od [wcpt_total_results]',
  'data-wcpt-single-page-template': 'Prikazanih vseh [total_results]',
  'data-wcpt-single-result-template': 'Prikazan edini zadetek',
  'data-wcpt-no-results-template': 'Ni zadetkov',
};
const CLASSES = [
  'wcpt-result-message',
  'wcpt-single-page-message',
  'wcpt-single-result-message',
  'wcpt-no-results-message',
];

/** Number of results, and the range shown. See contract/product-table.md#pages-and-scrolling. */
export const resultCount: NavPart = view => {
  const context: Readonly<Record<string, unknown>> = resultContext(view);
  const messages = Object.values(TEMPLATES).map((template, index) => {
    const text = template.replace(/\[(?:wcpt_)?(\w+)\]/g, (_, name: string) => String(context[name]));
    return `<span class="${CLASSES[index]}">${text}</span>`;
  });
  const data = attributes({ class: `wcpt-result-count ${context.html_class}`.trim(), ...TEMPLATES });
  return `<div${data}>${messages.join('')}</div>`;
};

function stateOf({ found, pages }: TableView): string {
  if (found.length === 0) return 'wcpt-no-results';
  if (found.length === 1) return 'wcpt-single-result';
  return pages > 1 ? '' : 'wcpt-single-page';
}

/** The container's `data-wcpt-result-count-context`. */
export function resultContext(view: TableView) {
  const { found, shown, page, perPage } = view;
  const first = perPage < 0 ? 1 : (page - 1) * perPage + 1;
  const isShown = shown.length > 0;
  return {
    html_class: stateOf(view),
    displayed_results: shown.length,
    total_results: found.length,
    first_result: isShown ? first : 0,
    last_result: isShown ? first + shown.length - 1 : 0,
  };
}
