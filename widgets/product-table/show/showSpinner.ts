const SPINNER = 'i.wcpt-cart-badge-refresh';

/** Has something turn on a button while its call waits or runs. Source: contract product-table 17.4. */
export function showSpinner(button: Element, isBusy: boolean): void {
  const present = button.querySelector(SPINNER);
  showWaiting(button, isBusy);
  if (!isBusy) present?.remove();
  else if (!present) button.append(spinner());
}

/** Tells screen readers that a control waits for the shop. */
export function showWaiting(control: Element, isBusy: boolean): void {
  if (isBusy) control.setAttribute('aria-busy', 'true');
  else control.removeAttribute('aria-busy');
}

const SVG = 'http://www.w3.org/2000/svg';
/** Eight rays, as `x1 y1 x2 y2`. */
const RAYS = [
  '12 2 12 6',
  '12 18 12 22',
  '5 5 8 8',
  '16 16 19 19',
  '2 12 6 12',
  '18 12 22 12',
  '5 19 8 16',
  '16 8 19 5',
];

const ENDS = ['x1', 'y1', 'x2', 'y2'];

let drawn: HTMLElement | undefined;

/** What turns on a button while its call runs: `i.wcpt-cart-badge-refresh > svg.feather-loader`. Source: contract product-table 17.4. */
export function spinner(): Node {
  drawn ??= drawSpinner();
  return drawn.cloneNode(true);
}

function drawSpinner(): HTMLElement {
  const badge = document.createElement('i');
  badge.className = 'wcpt-cart-badge-refresh';
  badge.setAttribute('aria-hidden', 'true');
  const svg = document.createElementNS(SVG, 'svg');
  const look = { class: 'feather feather-loader', viewBox: '0 0 24 24', width: '24', height: '24', fill: 'none' };
  const stroke = { stroke: 'currentColor', 'stroke-width': '2', 'stroke-linecap': 'round' };
  for (const [name, value] of Object.entries({ ...look, ...stroke })) svg.setAttribute(name, value);
  for (const ray of RAYS) {
    const line = document.createElementNS(SVG, 'line');
    for (const [index, value] of ray.split(' ').entries()) line.setAttribute(ENDS[index] ?? '', value);
    svg.append(line);
  }
  badge.append(svg);
  return badge;
}
