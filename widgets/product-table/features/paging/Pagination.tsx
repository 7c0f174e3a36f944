import { type MouseEvent, type ReactNode, useState } from 'react';
import { Adopted, type SlotProps, useAttributes, useClasses } from '../../../../src/hydrate';
import { useStore } from '../../../../src/ui/useStore';
import { Failure } from '../../table/Failure';
import { tTable } from '../../table/messages';
import { type ResultFigures, useTable } from '../../table/table';
import { followPage, isDeadEnd } from './startPaging';

const CHEVRONS = [
  ['first', 'product-table.first'],
  ['prev', 'product-table.previous'],
  ['next', 'product-table.next'],
  ['last', 'product-table.last'],
] as const;

/** The links to a table's pages, as a landmark for screen readers. See contract/product-table.md#pages-and-scrolling. */
export function Pagination({ element, children }: SlotProps): ReactNode {
  const [landmark] = useState(() => landmarkOf(element));
  useAttributes(element, landmark);
  return (
    <>
      <Failure above={element} />
      <Adopted of={element}>{children}</Adopted>
    </>
  );
}

export function PageLink({ element }: SlotProps): ReactNode {
  const table = useTable();
  const [attributes] = useState(() => attributesOf(element));
  useAttributes(element, attributes);
  return <Adopted of={element} onClick={(event: MouseEvent) => followPage(table, element, event)} />;
}

/** Numbers the names of further landmarks; a copy in the header is no second landmark. */
function landmarkOf(pagination: HTMLElement): Readonly<Record<string, string>> {
  if (pagination.closest('.wcpt-navigation, nav') || pagination.hasAttribute('role')) return {};
  const all = [...document.querySelectorAll('.wcpt-pagination')].filter(one => !one.closest('.wcpt-navigation'));
  const n = all.indexOf(pagination) + 1;
  const name = tTable('product-table.pages');
  return { role: 'navigation', 'aria-label': n > 1 ? `${name} ${n}` : name };
}

function attributesOf(link: HTMLElement): Readonly<Record<string, string>> {
  if (link.matches('.current')) return { 'aria-current': 'page', tabindex: '-1' };
  if (!link.matches('.wcpt-pagination-chevron')) return {};
  const [, key] = CHEVRONS.find(([name]) => link.classList.contains(`wcpt-pagination-chevron-${name}`)) ?? [];
  const isNameless = key && !link.textContent?.trim() && !link.ariaLabel;
  return {
    ...(isNameless && { 'aria-label': tTable(key) }),
    ...(isDeadEnd(link) && { 'aria-disabled': 'true', tabindex: '-1' }),
  };
}

/** The texts of a result count, and the attribute with the template of each. */
const TEMPLATES = {
  'wcpt-result-message': 'data-wcpt-message-template',
  'wcpt-single-page-message': 'data-wcpt-single-page-template',
  'wcpt-single-result-message': 'data-wcpt-single-result-template',
  'wcpt-no-results-message': 'data-wcpt-no-results-template',
} as const;

export const RESULT_MESSAGE = `.wcpt-result-count :is(.${Object.keys(TEMPLATES).join(', .')})`;

/** The number of rows. Its class decides which of its texts is shown. */
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
