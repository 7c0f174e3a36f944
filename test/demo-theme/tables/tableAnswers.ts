import type { Answer, Visitor } from '../visitor';

/** The main part of a page, or an answer, as a browser would have it; nothing that it refers to is loaded. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return template.content;
}

/** The first container in a page or an answer. Throws when there is none. */
export function containerIn(html: string): Element {
  const container = parse(html).querySelector('.wcpt, .wcpt-lazy-load');
  if (!container) throw new Error(`no table in: ${html.slice(0, 200)}`);
  return container;
}

/** The first container of a page, or that of a table. */
export async function openTable(visitor: Visitor, path: string, id?: string): Promise<Element> {
  const page = parse((await visitor.get(path)).text);
  const container = page.querySelector(id ? `#wcpt-${id}` : '.wcpt, .wcpt-lazy-load');
  if (!container) throw new Error(`no table on ${path}`);
  return container;
}

const PRODUCT_ROWS = '.wcpt-row[data-wcpt-product-id]:not(.wcpt-child-row)';

export const rowsIn = (container: Element): Element[] => [...container.querySelectorAll(PRODUCT_ROWS)];

/** Ids of the rows' products. */
export const idsIn = (container: Element): number[] =>
  rowsIn(container).map(row => Number(row.getAttribute('data-wcpt-product-id')));

/** Text of an attribute, empty when missing. */
export const data = (element: Element, name: string): string => element.getAttribute(`data-wcpt-${name}`) ?? '';

/** JSON of an attribute. */
export const json = (element: Element, name: string): unknown => JSON.parse(data(element, name));

/** The fields that a client sends back with a call. */
export function sealsOf(container: Element): Record<string, string> {
  const sealed = [...container.attributes].filter(({ name }) => name.startsWith('data-wcpt-encrypted-'));
  return Object.fromEntries(sealed.map(({ name, value }) => [`wcpt_encrypted_attrs[${name}]`, value]));
}

/** A call for the rows of a container, with an encoded query. */
export function callTable(visitor: Visitor, container: Element, query: string): Promise<Answer> {
  const id = data(container, 'table-id');
  return visitor.post(`/?wc-ajax=wcpt_ajax&${query}`, { ...sealsOf(container), id });
}
