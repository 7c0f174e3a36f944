import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { isTrue, textOf } from '../settings';
import { settingsOf, shownDevice, type Table } from '../table';

/** px above the table. Source: spec product-table 9.1. */
const OFFSET = 20;
/** ms. Source: spec product-table 9.2. */
const DURATION = 200;

const NEVER: readonly TablePurpose[] = ['lazy_load', 'device_switch', 'refresh_table'];

/**
 * Brings the table's top into view after an answer, where the settings want it and it is not in view yet.
 * Source: spec product-table 2.3, 9; contract 1.5.
 */
export function autoScroll(table: Table, purpose: TablePurpose): void {
  const settings = settingsOf(table);
  const device = shownDevice(table);
  const names = ['auto_scroll', '_auto_scroll', `${device}_auto_scroll`];
  if (NEVER.includes(purpose) || !names.some(name => isTrue(settings, name))) return;
  const { top } = table.container.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight) return;
  const offset = offsetOf(textOf(settings, `${device}_scroll_offset`));
  scrollTo(Math.max(0, top + window.scrollY - offset), table.signal);
}

/** A number of px, or the height of the element that a selector finds. */
function offsetOf(setting: string): number {
  if (setting.trim() === '') return OFFSET;
  const number = Number.parseFloat(setting);
  if (!Number.isNaN(number)) return number;
  try {
    return document.querySelector<HTMLElement>(setting)?.offsetHeight ?? OFFSET;
  } catch {
    return OFFSET;
  }
}

function scrollTo(target: number, signal: AbortSignal): void {
  const from = window.scrollY;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: target, behavior: 'instant' });
    return;
  }
  const begin = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - begin) / DURATION));
    window.scrollTo({ top: from + (target - from) * (1 - (1 - part) ** 2), behavior: 'instant' });
    if (part < 1 && !stopped.signal.aborted && !signal.aborted) requestAnimationFrame(step);
    else stopped.abort();
  };
  const stopped = new AbortController();
  // The shopper's own scrolling wins.
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(type, () => stopped.abort(), { passive: true, signal: stopped.signal });
  }
  requestAnimationFrame(step);
}
