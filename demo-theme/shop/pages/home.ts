import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';
import { rowsOf } from './productRows';

export function homePage(visit: Visit): PageParts {
  const rows = rowsOf(visit.products.all().slice(0, 4), visit);
  return { file: 'home', title: 'Domov', values: { rows } };
}
