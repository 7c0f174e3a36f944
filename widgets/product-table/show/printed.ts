import { type Markup, markupOf, parseFragment } from '../../../src/core/html';
import { onTable } from '../onTable';
import { memoryOf, recall } from '../rows/rowState';
import type { Table } from '../table';

const LABEL = ':scope > .wcpt-property-label:first-child';

/** Keeps what the server printed for `restoreContent`. A label in front stays. Source: contract product-table 26.5. */
export function putContent(element: Element, content: string | Node): void {
  memoryOf(element).content ??= valueNodes(element);
  replaceValue(element, [content]);
}

export const isChanged = (element: Element): boolean => recall(element)?.content !== undefined;

export function restoreContent(element: Element): void {
  const printed = recall(element)?.content;
  if (!printed) return;
  memoryOf(element).content = undefined;
  replaceValue(element, printed);
}

export function copyPrinted(element: Element): DocumentFragment {
  const copy = new DocumentFragment();
  copy.append(...(recall(element)?.content ?? valueNodes(element)).map(node => node.cloneNode(true)));
  return copy;
}

export const textWithoutLabel = (element: Element): string =>
  valueNodes(element)
    .map(node => node.textContent ?? '')
    .join('')
    .trim();

function valueNodes(element: Element): ChildNode[] {
  const label = element.querySelector(LABEL);
  return [...element.childNodes].filter(node => node !== label);
}

function replaceValue(element: Element, nodes: readonly (Node | string)[]): void {
  const label = element.querySelector(LABEL);
  element.replaceChildren(...(label ? [label] : []), ...nodes);
}

/** A row is searched once for all that a choice changes. */
export const among = (elements: readonly Element[], selector: string): Element[] =>
  elements.filter(element => element.matches(selector));

/** The first value of an attribute, which another one keeps from the first change on. */
export function keepFirst(element: Element, name: string, keeper: string): string {
  if (!element.hasAttribute(keeper)) element.setAttribute(keeper, element.getAttribute(name) ?? '');
  return element.getAttribute(keeper) ?? '';
}

/** Any of its fields may be missing or odd. Source: spec product-table 3.3. */
export type Variation = Readonly<Record<string, unknown>>;

/** Empty for what is no text or number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

export const numberOf = (value: unknown): number | undefined =>
  textOf(value).trim() && Number.isFinite(Number(value)) ? Number(value) : undefined;

const KINDS = ['price-type', 'availability-message'] as const;

type TemplateKind = (typeof KINDS)[number];

/** Templates and what they are for have the same element id. */
const keyOf = (kind: TemplateKind, element: Element, name: string) =>
  [kind, element.getAttribute('data-wcpt-element-id') ?? '', name].join('\n');

export const watchTemplates = (table: Table): void =>
  onTable(table, 'wcpt_before_every_load', () => table.store.setState({ templates: undefined }));

/** A copy of `script[data-wcpt-element-id][data-wcpt-price-type]` and its like. Source: contract product-table 26.5, 26.8. */
export function copyTemplate(table: Table, kind: TemplateKind, element: Element, name: string) {
  const html = templatesOf(table).get(keyOf(kind, element, name));
  return html === undefined ? undefined : parseFragment(html);
}

export const hasTemplate = (table: Table, kind: TemplateKind, element: Element, name: string): boolean =>
  templatesOf(table).has(keyOf(kind, element, name));

function templatesOf({ container, store }: Table): ReadonlyMap<string, Markup> {
  const known = store.getState().templates;
  if (known) return known;
  const templates = new Map<string, Markup>();
  for (const script of container.querySelectorAll('script[data-wcpt-element-id]')) {
    for (const kind of KINDS) {
      const name = script.getAttribute(`data-wcpt-${kind}`);
      if (name) templates.set(keyOf(kind, script, name), markupOf('script', script.textContent ?? ''));
    }
  }
  store.setState({ templates });
  return templates;
}
