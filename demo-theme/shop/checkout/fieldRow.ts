import { attributes, escapeHtml } from '../html';

/** A field of an address or of the order. */
export interface FieldRow {
  /** Name and id. */
  key: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'password' | 'hidden' | 'textarea' | 'select';
  required?: boolean;
  priority?: number;
  /** Further classes of the row. */
  classes?: string;
  autocomplete?: string;
  placeholder?: string;
  description?: string;
  /** Of a select: value to text. */
  options?: Record<string, string>;
  /** Classes of the control. */
  controlClass?: string;
}

/** The row of a field as the shop prints it. */
export function fieldRow(field: FieldRow, value = ''): string {
  const { key, type = 'text', required = false, priority, classes = 'form-row-wide', description = '' } = field;
  const mark = required
    ? '<span class="required" aria-hidden="true">*</span>'
    : '<span class="optional">(neobvezno)</span>';
  const row = attributes({
    class: `form-row ${classes}${required ? ' validate-required' : ''}`,
    id: `${key}_field`,
    'data-priority': priority ?? '',
    style: type === 'hidden' ? 'display: none' : null,
  });
  const hint = description
    ? `<span class="description" id="${key}-description" aria-hidden="true">${escapeHtml(description)}</span>`
    : '';
  return `<p${row}><label for="${key}"${required ? ' class="required_field"' : ''}>${escapeHtml(field.label)}&nbsp;${mark}</label><span class="woocommerce-input-wrapper">${control(field, value)}${hint}</span></p>`;
}

function control(field: FieldRow, value: string): string {
  const { key, type = 'text', required = false, autocomplete = null, placeholder = null, controlClass = '' } = field;
  const common = { name: key, id: key, autocomplete, 'aria-required': required ? 'true' : null };
  if (type === 'textarea') {
    return `<textarea${attributes({ ...common, class: 'input-text', rows: 3, placeholder })}>${escapeHtml(value)}</textarea>`;
  }
  if (type === 'select') {
    const options = Object.entries(field.options ?? {}).map(
      ([option, text]) =>
        `<option${attributes({ value: option, selected: option === value })}>${escapeHtml(text)}</option>`,
    );
    return `<select${attributes({ ...common, class: controlClass, 'data-placeholder': 'Izberite državo', 'data-label': field.label })}><option value="">Izberite državo</option>${options.join('')}</select>`;
  }
  if (type === 'hidden') {
    return `<input${attributes({ ...common, type, class: 'hidden', value, readonly: true, 'data-input-classes': '' })}>`;
  }
  return `<input${attributes({ ...common, type, class: 'input-text', placeholder, value })}>`;
}
