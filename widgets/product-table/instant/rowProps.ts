import { warnOnce } from '../../../src/core/report';
import { productId } from '../rows/row';
import type { SortProps } from './sortKey';

const cache = new WeakMap<Element, SortProps>();

/** The properties that a row has for sorting; none where they are missing or can't be read. Source: contract 32.2. */
export function rowProps(row: Element): SortProps {
  const known = cache.get(row);
  if (known) return known;
  const props = read(row);
  cache.set(row, props);
  return props;
}

function read(row: Element): SortProps {
  const printed = row.getAttribute('data-wcpt-instant-sort-props');
  if (!printed) return {};
  try {
    const value: unknown = JSON.parse(printed);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Said below.
  }
  const container = row.closest('.wcpt');
  const problem = {
    where: 'product-table',
    element: container,
    found: `data-wcpt-instant-sort-props of product ${productId(row)} is no JSON object: ${printed.slice(0, 100)}`,
    consequence: 'Such rows are sorted as if they had no properties.',
  };
  // A fault of the shop is in every row.
  warnOnce(problem, `instant-sort-props ${container?.id}`);
  return {};
}
