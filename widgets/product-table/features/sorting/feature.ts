import type { Feature } from '../../table/feature';
import { readOrders } from '../../table/query/orders';
import { Heading } from './Heading';

/** Headings that sort the table. */
export const sorting: Feature = { slots: { '.wcpt-heading': Heading }, sync: readOrders };
