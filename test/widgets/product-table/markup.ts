/** Markup of a table as the server prints it. */

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');

/** A quantity field with plus and minus; attributes take the place of, or join, the usual ones. */
export function quantityHtml(attributes: Attributes = {}): string {
  const all = {
    type: 'number',
    class: 'input-text qty text',
    name: 'quantity',
    step: '1',
    min: '1',
    max: '',
    value: '1',
    'data-wcpt-min': '1',
    'data-wcpt-initial-value': 'min',
    ...attributes,
  };
  const errors = (['max', 'min', 'step'] as const)
    .map(
      limit =>
        `<div class="wcpt-quantity-error-message wcpt-quantity-error-message--${limit}">${limit}: <span class="wcpt-quantity-error-placeholder--${limit}"></span></div>`,
    )
    .join('');
  return `<div class="quantity wcpt-quantity wcpt-noselect wcpt-display-type-input"><span class="wcpt-minus wcpt-qty-controller"></span><input${attributesOf(all)}><span class="wcpt-plus wcpt-qty-controller"></span>${errors}</div>`;
}

/** A cart button. */
export const buttonHtml = (classes = '', code = 'cart_ajax'): string =>
  `<a class="wcpt-button wcpt-noselect wcpt-button-${code} ${classes}" data-wcpt-link-code="${code}" href="/cart/"><span class="wcpt-button-label">V košarico</span></a>`;

/** A checkbox for bulk adds. */
export const checkboxHtml = (attributes: Attributes = { 'data-wcpt-heading-enabled': '1' }): string =>
  `<span class="wcpt-cart-checkbox-wrapper"><input type="checkbox" class="wcpt-cart-checkbox"${attributesOf(attributes)}></span>`;

/** A total, with a text for the sum and one for no sum. */
export const totalHtml = (classes = '', attributes: Attributes = {}): string =>
  `<span class="wcpt-total ${classes}"${attributesOf(attributes)}><span class="wcpt-total__output"><span class="wcpt-amount"></span> €</span><span class="wcpt-total__no-output">–</span></span>`;

/** Parts of a row; a cell for each text. */
export interface RowParts {
  readonly id: number;
  readonly cells: readonly string[];
  readonly classes?: string;
  readonly type?: string;
  readonly price?: string;
  readonly attributes?: Attributes;
}

export function rowHtml({ id, cells, classes = '', type = 'simple', price = '10', attributes = {} }: RowParts): string {
  const all = {
    class: `wcpt-row wcpt-product-type-${type} ${classes}`,
    'data-wcpt-product-id': String(id),
    'data-wcpt-type': type,
    'data-wcpt-price': price,
    'data-wcpt-in-cart': '',
    ...attributes,
  };
  const title = `<td class="wcpt-cell"><div class="wcpt-cell-val"><a class="wcpt-title" href="/p/${id}/">Izdelek ${id}</a></div></td>`;
  const others = cells.map(cell => `<td class="wcpt-cell"><div class="wcpt-cell-val">${cell}</div></td>`).join('');
  return `<tr${attributesOf(all)}>${title}${others}</tr>`;
}

/** A container with its table. `before` and `after` stand around the table, in the navigation's main part. */
export function tableHtml(
  rows: readonly string[],
  { id = 12, settings = {}, headings = 1, before = '', after = '', attributes = {} }: TableParts = {},
): string {
  const cells = typeof headings === 'string' ? headings : '<th class="wcpt-heading"></th>'.repeat(headings);
  return `<div class="wcpt wcpt-${id}" id="wcpt-${id}" data-wcpt-table-id="${id}"${attributesOf({
    'data-wcpt-query-string': '',
    'data-wcpt-sc-attrs': JSON.stringify(settings),
    ...attributes,
  })}><style></style><div class="wcpt-navigation-wrapper"><div class="wcpt-nav-main">${before}<div class="wcpt-table-scroll-wrapper-outer wcpt-device-laptop"><div class="wcpt-table-scroll-wrapper"><table class="wcpt-table wcpt-table-${id}"><thead><tr class="wcpt-heading-row">${cells}</tr></thead><tbody>${rows.join('')}</tbody></table></div></div>${after}</div></div></div>`;
}

export interface TableParts {
  readonly id?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The number of empty headings, or their markup. */
  readonly headings?: number | string;
  readonly before?: string;
  readonly after?: string;
  /** Further attributes of the container. */
  readonly attributes?: Attributes;
}
