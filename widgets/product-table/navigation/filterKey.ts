/**
 * What tells a filter from others: header, sidebar and phone modal may have copies of one.
 * Source: contract product-table 2.2, 4.2.
 */
export function filterKey(filter: Element): string {
  const search = filter.querySelector('.wcpt-search-input');
  if (search) return `search ${search.getAttribute('name') ?? ''}`;
  return ['data-wcpt-filter', 'data-wcpt-taxonomy', 'data-wcpt-meta-key']
    .map(name => filter.getAttribute(name) ?? '')
    .join(' ');
}
