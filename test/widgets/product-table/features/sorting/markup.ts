/** Headings of a table as the server prints them. */
export interface HeadingParts {
  readonly name: string;
  /** `data-wcpt-sort-id`; undefined: the attribute is missing. */
  readonly sortId?: string;
  readonly index?: string;
  /** The order that is shown. */
  readonly order?: 'asc' | 'desc';
  /** The order that there is none of. */
  readonly hidden?: 'asc' | 'desc';
  /** Of the icons: explicit criteria, as attributes. */
  readonly criteria?: Readonly<Record<string, string>>;
  /** Id of the sorting element. */
  readonly element?: string;
  /** Between the name and the icons. */
  readonly extra?: string;
  /** Name and icons each in a row of their own. */
  readonly apart?: boolean;
}

export function headingHtml(parts: HeadingParts): string {
  const { name, sortId, index = '0', order, hidden, criteria = {}, element = 'el', extra = '', apart } = parts;
  const icon = (of: 'asc' | 'desc') => {
    const state = hidden === of ? 'wcpt-hide' : order === of ? 'wcpt-active' : 'wcpt-inactive';
    return `<span class="wcpt-icon wcpt-sorting-icon wcpt-sorting-${of}-icon ${state}"><svg></svg></span>`;
  };
  const data = Object.entries(criteria).map(([key, value]) => ` data-wcpt-${key}="${value}"`);
  const icons = `<div class="wcpt-sorting-icons wcpt-${element} ${order ? `wcpt-sorting-${order}` : ''}"${data.join('')}>${icon('asc')}${icon('desc')}</div>`;
  const id = sortId === undefined ? '' : ` data-wcpt-sort-id="${sortId}"`;
  const text = `<span class="wcpt-text">${name}</span>${extra}`;
  const inner = apart
    ? `<div class="wcpt-item-row">${text}</div>${icons}`
    : `<div class="wcpt-item-row">${text}${icons}</div>`;
  return `<th class="wcpt-heading" data-wcpt-column-index="${index}"${id}>${inner}</th>`;
}
