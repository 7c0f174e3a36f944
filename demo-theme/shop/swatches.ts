import { attributes, escapeHtml } from './html';
import type { Attribute, Swatches, VariableProduct } from './product';

/** Classes that the swatches add to the page's body, and their settings. Empty for products without swatches. */
export function swatchPage(product: VariableProduct | undefined): {
  readonly classes: string;
  readonly config: string;
} {
  if (!product?.swatchSettings) return { classes: '', config: '' };
  return {
    classes: ' woo-variation-swatches wvs-behavior-blur wvs-theme-lipa wvs-show-label',
    config: `<script>\nvar woo_variation_swatches_options = ${JSON.stringify(product.swatchSettings)};\n</script>
<noscript><style>.woo-variation-raw-select { display: inline-block !important } .variable-items-wrapper { display: none !important }</style></noscript>`,
  };
}

function face(
  { kind }: Swatches,
  { title, face: shown }: Swatches['items'][number],
  radio: Record<string, string>,
): string {
  switch (kind) {
    case 'color':
      return `<span class="variable-item-span variable-item-span-color" style="background-color:${shown};"></span>`;
    case 'image':
      return `<img class="variable-item-image"${attributes({ src: `/images/${shown}.svg`, alt: title, width: 48, height: 48 })}>`;
    case 'radio':
      return `<label class="variable-item-radio-input-wrapper"><input${attributes({ class: 'variable-item-radio-input', type: 'radio', ...radio })}><span class="variable-item-radio-value-wrapper">${escapeHtml(title)}</span></label>`;
    case 'button':
      return `<span class="variable-item-span variable-item-span-button">${escapeHtml(title)}</span>`;
  }
}

/** The list of swatches of an attribute, as the add-on prints it; empty when it has none. */
export function swatchList(product: VariableProduct, { name, label, swatches }: Attribute, chosen: string): string {
  if (!swatches) return '';
  const { kind, items, shown, stockLabels } = swatches;
  const rows = items.map(item => {
    const { value, title } = item;
    const slug = value.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const isChosen = value === chosen;
    const own = {
      class: `variable-item ${kind}-variable-item ${kind}-variable-item-${slug}${isChosen ? ' selected' : ''}`,
      role: 'radio',
      'aria-checked': String(isChosen),
      tabindex: 0,
      title,
      'data-title': title,
      'data-value': value,
      'data-wvstooltip': title,
    };
    const radio = { name: `wvs_radio_${name}__${product.id}`, value, 'data-value': value };
    const stock = stockLabels ? '<span class="wvs-stock-left-info" data-wvs-stock-info=""></span>' : '';
    return `<li${attributes(own)}><div class="variable-item-contents">${face(swatches, item, radio)}${stock}</div></li>`;
  });
  const hidden = shown === undefined ? 0 : items.length - shown;
  if (hidden > 0) rows.push(`<li class="woo-variation-swatches-variable-item-more">+${hidden}</li>`);
  const list = {
    class: `variable-items-wrapper ${kind}-variable-items-wrapper wvs-style-squared${hidden > 0 ? ' enabled-display-limit-mode' : ''}`,
    role: 'radiogroup',
    'aria-label': label,
    'data-attribute_name': name,
    'data-attribute_values': JSON.stringify(items.map(({ value }) => value)),
  };
  return `<ul${attributes(list)}>${rows.join('')}</ul>`;
}
