/** What a tooltip is made of. Source: contract product-table 18. */
export interface TooltipParts {
  readonly tooltip: HTMLElement;
  readonly label: HTMLElement;
  /** What opens: the content, an arrow and a sign that closes, as the server prints them. */
  readonly wrapper: HTMLElement;
}

export const TOOLTIP = '.wcpt-tooltip';
/** What of a tooltip hears and is heard of, each a child of it. */
export const PARTS = '.wcpt-tooltip-label, .wcpt-tooltip-content-wrapper';
/** What says something without a text. */
const SAYING = 'img, video, audio, iframe, input, select, textarea, button, a[href]';

/** The parts of a tooltip; undefined where one is missing, or there is nothing in it: then it stays as it is. */
export function partsOf(tooltip: Element): TooltipParts | undefined {
  const child = (name: string) => [...tooltip.children].find(one => one.classList.contains(`wcpt-tooltip-${name}`));
  const label = child('label');
  const wrapper = child('content-wrapper');
  if (!(tooltip instanceof HTMLElement && label instanceof HTMLElement && wrapper instanceof HTMLElement))
    return undefined;
  const says = wrapper.textContent?.trim() || wrapper.querySelector(SAYING);
  return says ? { tooltip, label, wrapper } : undefined;
}

/** What the keyboard comes to: a control in the label, or around the tooltip; else the label itself. */
export const triggerOf = ({ tooltip, label }: TooltipParts): HTMLElement =>
  label.querySelector<HTMLElement>('a[href], button, input, [tabindex="0"]') ??
  tooltip.closest<HTMLElement>('a[href], button, [role="button"]') ??
  label;
