import { productClasses, productPriceHtml } from '../listPage';
import { productValues } from '../productPage';
import type { Visit } from '../visit';
import type { PageResult } from './page';
import { rowsOf } from './productRows';

const LISTENERS_PRODUCT = 100;
const LISTENERS_ROWS = [11, 12, 13, 14, 100];

export function listenersPage(visit: Visit): PageResult {
  const found = visit.products.byId(LISTENERS_PRODUCT);
  if (!found) return undefined;
  const rows = LISTENERS_ROWS.map(id => visit.products.byId(id)).filter(one => one !== undefined);
  return {
    file: 'listeners',
    title: 'Poslušalci',
    listeners: true,
    values: {
      ...productValues(found, visit),
      classes: productClasses(found, visit.products),
      price: productPriceHtml(found, visit.products),
      rows: rowsOf(rows, visit),
    },
  };
}
