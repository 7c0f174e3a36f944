import { type ReactNode, useState } from 'react';
import { Adopted, type SlotProps, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { objectFields, parseJson } from '../printedJson';
import { useTable } from '../table';

/** Figures of the last answer, by name. */
export type ResultFigures = Readonly<Record<string, unknown>>;

/** The texts of a result count, and the attribute with the template of each. */
const TEMPLATES = {
  'wcpt-result-message': 'data-wcpt-message-template',
  'wcpt-single-page-message': 'data-wcpt-single-page-template',
  'wcpt-single-result-message': 'data-wcpt-single-result-template',
  'wcpt-no-results-message': 'data-wcpt-no-results-template',
} as const;

export const RESULT_MESSAGE = `.wcpt-result-count :is(.${Object.keys(TEMPLATES).join(', .')})`;

/** The number of rows. Its class decides which of its texts is shown. Source: contract product-table 12.3. */
export function ResultCount({ element, children }: SlotProps): ReactNode {
  const figures = useStore(useTable().store, state => state.figures);
  useClasses(element, figures ? classesOf(figures) : {});
  return <Adopted of={element}>{children}</Adopted>;
}

function classesOf(figures: ResultFigures): Readonly<Record<string, boolean>> {
  const shown = String(figures.html_class ?? '').split(/\s+/);
  const none = { 'wcpt-single-result': false, 'wcpt-no-results': false, 'wcpt-single-page': false };
  return { ...none, ...Object.fromEntries(shown.filter(Boolean).map(name => [name, true])) };
}

/** One of its texts, with the figures of the last answer. */
export function ResultMessage({ element, children }: SlotProps): ReactNode {
  const figures = useStore(useTable().store, state => state.figures);
  const [template] = useState(() => templateOf(element));
  return <Adopted of={element}>{figures && template !== undefined ? fill(template, figures) : children}</Adopted>;
}

function templateOf(message: Element): string | undefined {
  const name = Object.entries(TEMPLATES).find(([part]) => message.classList.contains(part))?.[1];
  return (name && message.closest('.wcpt-result-count')?.getAttribute(name)) ?? undefined;
}

/** `[total_results]` and `[wcpt_total_results]` become the figure; unknown names stay. */
const fill = (template: string, figures: ResultFigures): string =>
  template.replace(/\[(?:wcpt_)?(\w+)\]/g, (placeholder, name: string) => String(figures[name] ?? placeholder));

/** Reads the figures; undefined where they can't be read. */
export const readFigures = (container: Element): ResultFigures | undefined =>
  objectFields(parseJson(container.getAttribute('data-wcpt-result-count-context') ?? ''));
