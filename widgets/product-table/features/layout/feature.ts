import type { Feature } from '../../table/feature';
import { hideEmptyColumns } from './hideEmptyColumns';
import { startLayout } from './startLayout';

/** Device views, frozen columns and headings, and tables that go on sideways. */
export const layout: Feature = { prepare: hideEmptyColumns, start: startLayout };
