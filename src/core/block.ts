import { pageJQuery } from './bus/jquery';
import { canMove } from './motion';
import { callPlugin } from './pagePlugins';

const FADE_IN = 200;
const FADE_OUT = 400;
const PARTS = '.blockUI';
const OVERLAY =
  'z-index: 1000; position: absolute; inset: 0; width: 100%; height: 100%; border: none; margin: 0; padding: 0';
const EVENTS = 'mousedown mouseup keydown keypress keyup touchstart touchend touchmove click'.split(' ');

const blocked = new WeakMap<HTMLElement, AbortController>();

interface BlockOptions {
  /** Default black, as for rows of the mini-cart; the shop's forms are blocked in white. */
  readonly background?: string;
  /** 0–1; default 0.6. */
  readonly opacity?: number;
  /** Selector of fields below the overlay in which keys still work, for a shopper who is typing. Clicks by scripts then work as well. */
  readonly spares?: string;
}

/** Elements that the page's own plugin has covered, and must uncover. */
const theirs = new WeakSet<HTMLElement>();

/** Covers an element with `cover`, or with the page's `$.fn.block` unless fields are spared. */
export function block(element: HTMLElement, options: BlockOptions = {}): void {
  const { background = '#000', opacity = 0.6, spares } = options;
  const given = { message: null, overlayCSS: { background, opacity } };
  element.setAttribute('aria-busy', 'true');
  if (spares === undefined && callPlugin('block', element, given)) theirs.add(element);
  else cover(element, options);
}

export function unblock(element: HTMLElement): void {
  element.removeAttribute('aria-busy');
  if (!theirs.delete(element) || !callPlugin('unblock', element)) uncover(element);
}

/** `$.blockUI.defaults.overlayCSS`, in which scripts write what all covers of the page are to have. */
export const overlayDefaults = (): object => Object(Object(Object(pageJQuery()?.blockUI).defaults).overlayCSS);

/** Mouse, touch and keys in a covered element do nothing. Covering it again replaces the cover. */
export function cover(element: HTMLElement, options: BlockOptions = {}): void {
  const { spares, ...given } = options;
  const styles = { cursor: 'wait', backgroundColor: '#000', opacity: 0.6, ...overlayDefaults(), ...given };
  removeParts(element);
  blocked.get(element)?.abort();
  const active = new AbortController();
  blocked.set(element, active);

  if (getComputedStyle(element).position === 'static') {
    element.style.position = 'relative';
    element.dataset.swForcedPosition = '';
  }
  element.style.setProperty('zoom', '1');
  const overlay = part('blockUI blockOverlay', OVERLAY);
  Object.assign(overlay.style, styles);
  const hidden = 'display: none';
  element.append(part('blockUI', hidden), overlay, part('blockUI blockMsg blockElement', hidden));
  fade(overlay, [0, Number(styles.opacity)], FADE_IN);
  const hear = (event: Event) => isSpared(event, spares) || swallow(event);
  for (const type of EVENTS) element.addEventListener(type, hear, { capture: true, signal: active.signal });
  pageJQuery()?.(element).data('blockUI.isBlocked', 1);
}

export function uncover(element: HTMLElement): void {
  const active = blocked.get(element);
  if (!active) return;
  active.abort();
  blocked.delete(element);
  pageJQuery()?.(element).data('blockUI.isBlocked', 0);
  const overlay = element.querySelector<HTMLElement>(':scope > .blockOverlay');
  const finish = () => {
    if (blocked.has(element)) return;
    removeParts(element);
    if ('swForcedPosition' in element.dataset) {
      element.style.position = 'static';
      delete element.dataset.swForcedPosition;
    }
  };
  const fading = overlay && fade(overlay, [Number(overlay.style.opacity), 0], FADE_OUT);
  if (fading) fading.finished.then(finish, finish);
  else finish();
}

function part(className: string, style: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.style.cssText = style;
  return element;
}

function removeParts(element: HTMLElement): void {
  for (const child of element.querySelectorAll(`:scope > ${PARTS}`)) child.remove();
}

function isSpared({ target, type, isTrusted }: Event, spares: string | undefined): boolean {
  if (spares === undefined || !/^(?:key|click)/.test(type)) return false;
  // Keys cause clicks below the overlay; a pointer hits the overlay.
  return (type === 'click' && !isTrusted) || (target instanceof Element && target.matches(spares));
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function fade(element: HTMLElement, opacity: number[], duration: number): Animation | undefined {
  return canMove(element) ? element.animate({ opacity }, { duration, fill: 'forwards' }) : undefined;
}
