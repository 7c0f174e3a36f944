import { isRecord } from '../../../src/core/bus/wire';
import { canMove } from '../../../src/core/canMove';
import { warnOnce } from '../../../src/core/report';

/** Fade at the start and the end, ms. Source: spec product-table 9.2. */
const FADE = 333;
/** How long controls stay without the mouse moving, and after it has left the window, ms. Source: contract 38. */
const IDLE = 4000;
const IDLE_OUTSIDE = 1000;

/** How a box's pictures open. */
export interface PictureOptions {
  /** As the page prints them, with the defaults of tables. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Whether the address follows what is shown, and by which name. */
  readonly hasHistory: boolean;
  readonly uid: string;
  readonly hasShare: boolean;
  /** ms; 0: controls stay. */
  readonly idle: number;
  readonly idleOutside: number;
  readonly theme: 'black' | 'white';
}

/** Reads what the server prints with a picture or gallery; what it does not print is as the spec has it. Source: contract 20. */
export function readOptions(box: HTMLElement): PictureOptions {
  const printed = parse(box);
  const fade = canMove(box) ? FADE : 0;
  const given = { showAnimationDuration: fade, hideAnimationDuration: fade, ...printed };
  const { history, shareEl, galleryUID, timeToIdle, timeToIdleOutside } = printed;
  return {
    given,
    hasHistory: isOn(history),
    uid: typeof galleryUID === 'string' || typeof galleryUID === 'number' ? String(galleryUID) : '1',
    hasShare: isOn(shareEl),
    idle: time(timeToIdle, IDLE),
    idleOutside: time(timeToIdleOutside, IDLE_OUTSIDE),
    theme: box.dataset.wcptLightboxColorTheme === 'white' ? 'white' : 'black',
  };
}

function parse(box: HTMLElement): Readonly<Record<string, unknown>> {
  const json = box.dataset.wcptPhotoswipeOptions?.trim();
  if (!json) return {};
  try {
    const parsed: unknown = JSON.parse(json);
    if (isRecord(parsed)) return parsed;
    // An empty list is what the server prints for no settings.
    if (Array.isArray(parsed) && !parsed.length) return {};
  } catch {
    // Said below.
  }
  warnOnce({
    where: 'product-table',
    element: box,
    found: `data-wcpt-photoswipe-options is no JSON object: ${json.slice(0, 100)}`,
    consequence: 'The pictures open as without it.',
  });
  return {};
}

/** Not printed is on. */
const isOn = (value: unknown): boolean => value === undefined || (Boolean(value) && value !== 'false');
const time = (value: unknown, otherwise: number): number => (Number(value) >= 0 ? Number(value) : otherwise);
