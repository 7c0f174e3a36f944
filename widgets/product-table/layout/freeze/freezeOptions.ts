import { isOn, type TableSettings, textOf } from '../../settings';
import type { Device } from '../../table';

/** What stays in its place while a table scrolls. Source: spec product-table 9.1 "Frozen-table defaults"; contract 31. */
export interface FreezeOptions {
  /** Columns from the left, and from the right. */
  readonly left: number;
  readonly right: number;
  readonly heading: boolean;
  /** px, or a selector of the element that the heading stays below; empty for the window's edge. */
  readonly offset: string;
  /** `1400`, `1400px`, `+200`, or empty. */
  readonly width: string;
}

/** Reads the options of one device view; other views' do not count. `sticky` is another name of `freeze`. */
export function readFreezeOptions(settings: TableSettings, device: Device): FreezeOptions {
  const names = (part: string) => [`${device}_freeze_${part}`, `${device}_sticky_${part}`];
  const count = (part: string) => {
    const [first = 0] = names(part)
      .map(name => Math.trunc(Number(textOf(settings, name))))
      .filter(value => value > 0);
    return first;
  };
  return {
    left: count('left'),
    right: count('right'),
    heading: names('heading').some(name => isOn(settings, name)),
    offset: textOf(settings, `${device}_freeze_heading_offset`) || textOf(settings, `${device}_scroll_offset`),
    width: textOf(settings, `${device}_table_width`),
  };
}

/** The width that a table is to have at least, px; 0 for no wish. `+200` is more than the room there is. */
export function tableWidth(wish: string, room: number): number {
  const [, plus, digits] = /^\s*(\+?)\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/i.exec(wish) ?? [];
  if (digits === undefined) return 0;
  return Number(digits) + (plus ? room : 0);
}

/** How far below the window's edge the heading stays, px. What no element answers to is 0. */
export function headingOffset(offset: string): number {
  const number = Number.parseFloat(offset);
  if (!Number.isNaN(number)) return Math.max(0, number);
  try {
    return (offset.trim() && document.querySelector<HTMLElement>(offset)?.offsetHeight) || 0;
  } catch {
    return 0;
  }
}
