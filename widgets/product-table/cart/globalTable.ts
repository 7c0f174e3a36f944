import { elementOf, pageJQuery } from '../../../src/core/bus/jquery';
import type { Table } from '../table';
import { tables } from './tables';

/** The table that an argument of another script is, or is part of. */
export function tableOf(found: unknown): Table | undefined {
  const container = elementOf(found)?.closest('.wcpt');
  return [...tables].find(table => table.container === container);
}

/** Elements as scripts with jQuery get them. */
export const wrapped = (elements: HTMLElement | readonly HTMLElement[]): unknown =>
  pageJQuery()?.(elements) ?? elements;
