import { type Breakpoints, readTableParams } from './settings';
import type { Device } from './table';

export function deviceFor(width: number, { phone, tablet }: Breakpoints): Device {
  if (width <= phone) return 'phone';
  return width <= tablet ? 'tablet' : 'laptop';
}

let width = 0;

/** Returns undefined in a frame that is not shown. The width is cached, since reading it forces a layout. */
export function wantedDevice(): Device | undefined {
  width ||= document.documentElement.clientWidth;
  return width > 0 ? deviceFor(width, readTableParams().breakpoints) : undefined;
}

/** Drops the cached width: a scroll bar may have come or gone. */
export function forgetWidth(): void {
  width = 0;
}
