import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';
import { rowsOf } from './productRows';

export function servicesPage(visit: Visit): PageParts {
  const rows = rowsOf(visit.products.all().slice(0, 4), visit);
  return { file: 'services', title: 'Storitve drugih', values: { rows } };
}
