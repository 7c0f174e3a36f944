import type { Column, TableView } from './definition';

/** Columns of the device that an answer is for. */
export const columnsOf = ({ definition, device }: Pick<TableView, 'definition' | 'device'>): readonly Column[] =>
  device === 'phone' ? (definition.phoneColumns ?? definition.columns) : definition.columns;
