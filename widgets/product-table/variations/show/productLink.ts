import { appendQuery } from '../../../../src/core/calls/form';
import { among } from './among';
import { keepFirst } from './attributes';

const LINK = 'a[data-wcpt-link-code="product_link"]';
const ORIGINAL = 'data-wcpt-product-link';

/** Has buttons that lead to the product lead to the variation. Source: contract product-table 10. */
export function showLink(elements: readonly Element[], id: string, attributes: Readonly<Record<string, string>>): void {
  for (const link of among(elements, LINK)) {
    if (!id) {
      const original = link.getAttribute(ORIGINAL);
      if (original !== null) link.setAttribute('href', original);
      continue;
    }
    const [address = '', hash] = keepFirst(link, 'href', ORIGINAL).split('#');
    const query = new URLSearchParams({ ...attributes, variation_id: id });
    link.setAttribute('href', appendQuery(address, query.toString()) + (hash === undefined ? '' : `#${hash}`));
  }
}
