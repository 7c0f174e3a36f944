import { bus } from '../../../src/core/bus/bus';
import { parseFragment } from '../../../src/core/html';
import type { Table } from '../table';

/** What a template is for: a price, or a message about the stock. */
type TemplateKind = 'price-type' | 'availability-message';

const KINDS: readonly TemplateKind[] = ['price-type', 'availability-message'];
const known = new WeakMap<HTMLElement, Map<string, string>>();

const keyOf = (kind: TemplateKind, element: string, name: string) => [kind, element, name].join('\n');

/** Templates are looked up anew after each load, which may bring more. */
export function watchTemplates({ container, signal }: Table): void {
  const forget = () => known.delete(container);
  bus.on('wcpt_before_every_load', forget, { target: container, signal });
}

/**
 * A copy of a template of the shop, `script[data-wcpt-element-id][data-wcpt-price-type]` and its like.
 * Source: contract product-table 26.5, 26.8.
 */
export function copyTemplate(
  table: Pick<Table, 'container'>,
  kind: TemplateKind,
  element: string,
  name: string,
): DocumentFragment | undefined {
  const html = templatesOf(table).get(keyOf(kind, element, name));
  return html === undefined ? undefined : parseFragment(html);
}

export const hasTemplate = (
  table: Pick<Table, 'container'>,
  kind: TemplateKind,
  element: string,
  name: string,
): boolean => templatesOf(table).has(keyOf(kind, element, name));

function templatesOf({ container }: Pick<Table, 'container'>): Map<string, string> {
  const read = known.get(container);
  if (read) return read;
  const templates = new Map<string, string>();
  for (const script of container.querySelectorAll('script[data-wcpt-element-id]')) {
    const element = script.getAttribute('data-wcpt-element-id') ?? '';
    for (const kind of KINDS) {
      const name = script.getAttribute(`data-wcpt-${kind}`);
      if (name) templates.set(keyOf(kind, element, name), script.textContent ?? '');
    }
  }
  known.set(container, templates);
  return templates;
}
