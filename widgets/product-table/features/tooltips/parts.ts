/** Elements of a tooltip. See contract/product-table.md#tooltips-and-menus. */
export interface TooltipParts {
  readonly tooltip: HTMLElement;
  readonly label: HTMLElement;
  /** The part that opens: the content, an arrow and a sign that closes, as the server prints them. */
  readonly wrapper: HTMLElement;
}

export const TOOLTIP = '.wcpt-tooltip';
/** Parts of a tooltip whose events are handled, each a child of it. */
export const PARTS = '.wcpt-tooltip-label, .wcpt-tooltip-content-wrapper';
/** Content that has no text. */
const SAYING = 'img, video, audio, iframe, input, select, textarea, button, a[href]';

/** Returns the parts of a tooltip; undefined where one is missing or the content is empty: the tooltip stays unenhanced. */
export function partsOf(tooltip: Element): TooltipParts | undefined {
  const child = (name: string) => [...tooltip.children].find(one => one.classList.contains(`wcpt-tooltip-${name}`));
  const label = child('label');
  const wrapper = child('content-wrapper');
  if (!(tooltip instanceof HTMLElement && label instanceof HTMLElement && wrapper instanceof HTMLElement))
    return undefined;
  const says = wrapper.textContent?.trim() || wrapper.querySelector(SAYING);
  return says ? { tooltip, label, wrapper } : undefined;
}

/** Returns the element that the keyboard reaches: a control in the label, or around the tooltip; else the label itself. */
export const triggerOf = ({ tooltip, label }: TooltipParts): HTMLElement =>
  label.querySelector<HTMLElement>('a[href], button, input, [tabindex="0"]') ??
  tooltip.closest<HTMLElement>('a[href], button, [role="button"]') ??
  label;
