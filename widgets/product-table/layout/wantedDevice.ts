import { type Breakpoints, readTableParams } from '../params';
import type { Device } from '../table';

/** The device view of a width. Source: spec product-table 2.3; contract 3.1. */
export function deviceFor(width: number, { phone, tablet }: Breakpoints): Device {
  if (width <= phone) return 'phone';
  return width <= tablet ? 'tablet' : 'laptop';
}

/** The device view that the window wants now; its scroll bar does not count. Undefined in a frame that is not shown. */
export function wantedDevice(): Device | undefined {
  const { clientWidth } = document.documentElement;
  return clientWidth > 0 ? deviceFor(clientWidth, readTableParams().breakpoints) : undefined;
}
