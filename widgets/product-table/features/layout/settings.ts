import type { Setting } from '../../table/feature';

export const settings: readonly Setting[] = [
  {
    keys: ['{device}_freeze_left', '{device}_freeze_right'],
    otherwise: '0',
    what: 'columns that stay (also `{device}_sticky_…`)',
  },
  { keys: ['{device}_freeze_heading'], otherwise: 'off', what: 'the heading stays (also `{device}_sticky_heading`)' },
  {
    keys: ['{device}_table_width'],
    otherwise: 'the table’s own',
    what: '`1400`, `1400px`, or `+200` more than there is room',
  },
  {
    keys: ['{device}_group_by_category', '{device}_child_row_columns', '{device}_child_row_trigger_position'],
    otherwise: '–',
    what: 'where they differ, the server is asked for another device view',
  },
  { keys: ['_only_loop'], otherwise: '–', what: 'other device views come with a page load' },
  {
    keys: ['grab_and_scroll', 'hide_empty_columns'],
    otherwise: 'off',
    what: 'a mouse drags the table sideways; columns without anything in any row hide',
  },
];
