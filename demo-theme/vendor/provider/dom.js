/** Makes an element; values that are functions become listeners, `true` a bare attribute, `false` and `undefined` none. */
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name, value);
    else if (value !== false && value !== undefined) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children);
  return node;
}

/** A node with a shadow root: as closed off from the page's styles and forms as the real one's frames. */
export function closedOff(className, css) {
  const host = make('div', { class: className });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}

/** Minor units as a text in the shop's language. */
export function amountText(amount, currency) {
  const format = new Intl.NumberFormat('sl-SI', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
}
