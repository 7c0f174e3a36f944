import { warnOnce } from '../../../src/core/report';
import { ICONS } from '../sorting/headingSort';
import { type SortSpec, sortSpec } from './sortSpec';

/** What a table can be sorted by without the server: specifications by sorting element, and in the order of the options. */
export interface SortParams {
  readonly headings: ReadonlyMap<string, SortSpec>;
  readonly options: readonly (SortSpec | undefined)[];
}

/** Reads `data-wcpt-instant-sort-params`. Source: contract product-table 1.2, 32.2. */
export function readSortParams(container: Element): SortParams {
  const printed = container.getAttribute('data-wcpt-instant-sort-params');
  const parsed = printed ? parse(printed) : {};
  if (!parsed) {
    warnOnce({
      where: 'product-table',
      element: container,
      found: `data-wcpt-instant-sort-params is no JSON object: ${printed?.slice(0, 100)}`,
      consequence: 'The server sorts the table.',
    });
  }
  const headings = Object.entries(recordOf(parsed?.column_heading)).flatMap(([id, value]) => {
    const spec = readSpec(value);
    return spec ? [[id, spec] as const] : [];
  });
  const dropdown = parsed?.dropdown;
  return { headings: new Map(headings), options: Array.isArray(dropdown) ? dropdown.map(readSpec) : [] };
}

/** The specification of a heading: that of its sorting element, else the one with the same criteria. */
export function specOfHeading({ headings }: SortParams, heading: Element): SortSpec | undefined {
  const icons = heading.querySelector(ICONS);
  if (!icons) return undefined;
  const byId = [...headings].find(([id]) => icons.classList.contains(`wcpt-${id}`));
  if (byId) return byId[1];
  const printed = (name: string) => icons.getAttribute(`data-wcpt-${name}`) ?? '';
  const orderby = printed('orderby').replace(/^price-desc$/, 'price');
  return [...headings.values()].find(
    spec =>
      spec.orderby === orderby &&
      spec.metaKey === printed('meta-key') &&
      spec.attribute === printed('orderby-attribute') &&
      spec.taxonomy === printed('orderby-taxonomy'),
  );
}

/** The specification of an option: the number in its value counts, else its place among the others. */
export function specOfOption({ options }: SortParams, input: Element): SortSpec | undefined {
  const value = input instanceof HTMLInputElement ? input.value : '';
  const number = /^option_(\d+)$/.exec(value)?.[1];
  if (number !== undefined) return options[Number(number)];
  // The option by relevance is the server's alone.
  if (value === 'relevance') return undefined;
  const filter = input.closest('[data-wcpt-filter="sort_by"]');
  return options[[...(filter?.querySelectorAll('input[type="radio"]') ?? [])].indexOf(input)];
}

function readSpec(value: unknown): SortSpec | undefined {
  const { orderby, order, ...rest } = recordOf(value);
  if (typeof orderby !== 'string' || !orderby) return undefined;
  return sortSpec(orderby, textOf(order), {
    metaKey: textOf(rest.meta_key),
    attribute: textOf(rest.orderby_attribute),
    taxonomy: textOf(rest.orderby_taxonomy),
  });
}

function parse(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
