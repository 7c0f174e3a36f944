import { type Breakpoints, readTableParams } from '../params';
import type { Device } from '../table';

/** The device view of a width. Source: spec product-table 2.3; contract 3.1. */
export function deviceFor(width: number, { phone, tablet }: Breakpoints): Device {
  if (width <= phone) return 'phone';
  return width <= tablet ? 'tablet' : 'laptop';
}

let width = 0;

/**
 * The device view that the window wants now; its scroll bar does not count. Undefined in a frame that is not shown. The
 * width is kept from one call to the next, as to read it the browser lays out the page.
 */
export function wantedDevice(): Device | undefined {
  width ||= document.documentElement.clientWidth;
  return width > 0 ? deviceFor(width, readTableParams().breakpoints) : undefined;
}

/** Has the width be read again: a scroll bar may have come or gone. */
export function forgetWidth(): void {
  width = 0;
}
