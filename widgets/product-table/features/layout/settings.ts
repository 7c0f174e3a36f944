import {
  count,
  type Device,
  defineDeviceSettings,
  defineSettings,
  flag,
  text,
  type WithSettings,
  width,
} from '../../table/defineSettings';
import { tableDeviceSetting } from '../../table/settings';

export const layoutSetting = defineSettings({
  /** Other device views come with a page load. */
  _only_loop: flag,
  /** A mouse drags the table sideways. */
  grab_and_scroll: flag,
  /** Columns without anything in any row hide. */
  hide_empty_columns: flag,
});

export const deviceSetting = defineDeviceSettings({
  /** So many columns at the start stay while the table scrolls sideways. */
  freeze_left: count,
  /** Another name of `{device}_freeze_left`. */
  sticky_left: count,
  /** So many columns at the end stay. */
  freeze_right: count,
  /** Another name of `{device}_freeze_right`. */
  sticky_right: count,
  /** The heading stays. */
  freeze_heading: flag,
  /** Another name of `{device}_freeze_heading`. */
  sticky_heading: flag,
  /** The least width of the table: `1400`, `1400px`, or `+200` more than there is room. */
  table_width: width,
  /** Rows stand in groups. Where this or one of the next two differs, the server is asked for another device view. */
  group_by_category: flag,
  /** The columns of child rows. */
  child_row_columns: text,
  /** The side of the signs that open child rows. */
  child_row_trigger_position: text,
});

export type FreezeOptions = ReturnType<typeof readFreezeOptions>;

/** Reads what is frozen while a table scrolls in one device view; settings of other views do not count. */
export function readFreezeOptions(table: WithSettings, device: Device) {
  const read = <Key extends Parameters<typeof deviceSetting>[2]>(key: Key) => deviceSetting(table, device, key);
  const left = read('freeze_left') || read('sticky_left');
  const right = read('freeze_right') || read('sticky_right');
  const heading = read('freeze_heading') || read('sticky_heading');
  const width = read('table_width');
  return {
    left,
    right,
    heading,
    width,
    /** The heading stays below it; null for the window's edge. */
    offset:
      tableDeviceSetting(table, device, 'freeze_heading_offset') ?? tableDeviceSetting(table, device, 'scroll_offset'),
    isFrozen: left + right > 0 || heading || width !== null,
  };
}
