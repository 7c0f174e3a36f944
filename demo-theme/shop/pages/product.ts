import { productValues } from '../productPage';
import type { Visit } from '../visit';
import type { PageResult } from './page';

/** @param reviews page of the reviews, from 1 */
export function productPage(visit: Visit, slug: string, reviews: number): PageResult {
  const found = visit.products.bySlug(slug);
  if (!found) return undefined;
  const values = productValues(found, visit, reviews);
  const themed = visit.theme?.productValues?.(found, visit, values);
  return { file: 'product', title: found.name, values: { ...values, ...themed } };
}
