import { bundleItems, discounted, itemPrice, startPieces, thousandths } from './bundlePrice';
import { formAction } from './formAction';
import { attributes, escapeHtml } from './html';
import { priceHtml } from './money';
import { thumbnail } from './pictures';
import {
  type Attribute,
  type BundleItem,
  type BundleProduct,
  inStock,
  type Product,
  productPath,
  type VariableProduct,
} from './product';
import { quantityHtml } from './quantity';
import { render } from './template';
import { availabilityHtml, variationObject } from './variation';
import type { Visit } from './visit';

const decimal = (cents: number): string => String(cents / 100);

/** The bundle and, beside it, its form. See contract/bundles.md#markup. */
export function bundleForm(bundle: BundleProduct, visit: Visit): string {
  const items = bundleItems(bundle, visit.products);
  const isOptional = items.some(({ item }) => item.optional);
  const hasVariables = items.some(({ product }) => product.type === 'variable');
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  const container = attributes({
    class: 'woosb-products woosb-products-layout-list',
    'data-discount-amount': decimal(bundle.discountAmount ?? 0),
    'data-discount': bundle.discount ?? '0',
    'data-fixed-price': yes(bundle.fixedPrice !== undefined),
    'data-price': decimal(bundle.fixedPrice ?? 0),
    'data-price-suffix': '',
    'data-variables': yes(hasVariables),
    'data-optional': yes(isOptional),
    'data-min': bundle.min ?? 1,
    'data-max': bundle.max ?? -1,
    'data-total-min': decimal(bundle.totalMin ?? 0),
    'data-total-max': bundle.totalMax === undefined ? '-1' : decimal(bundle.totalMax),
    'data-exclude-unpurchasable': 'no',
  });
  const rows = bundle.items.map((item, index) => {
    if (typeof item === 'string')
      return `<div class="woosb-item-text woosb-item-text-type-h2"><h2>${escapeHtml(item)}</h2></div>`;
    const product = visit.products.byId(item.id);
    return product ? itemHtml(bundle, item, product, index + 1, visit) : '';
  });
  const hasSummary = bundle.fixedPrice === undefined && (isOptional || hasVariables);
  const summary = `<div class="woosb-summary woosb-text"><span class="woosb-total"></span>${isOptional ? '<span class="woosb-count"></span>' : ''}</div>`;
  const ids = items.map(({ item, product }) => `${product.id}/${item.key}/${startPieces(item, product)}`).join(',');
  return `<div class="woosb-wrap woosb-bundled" data-id="${bundle.id}"><div${container}>${rows.join('')}</div>${hasSummary ? summary : ''}<div class="woosb-alert woosb-text" style="display: none"></div></div>
${render('partials/form-simple', {
  id: String(bundle.id),
  link: formAction(bundle, visit),
  quantity:
    `<input name="woosb_ids" class="woosb-ids woosb-ids-${bundle.id}" type="hidden" value="${ids}">` +
    quantityHtml({
      id: `quantity_${bundle.id}`,
      name: 'quantity',
      value: visit.fields.quantity ?? '1',
      min: 1,
      max: '',
      productName: bundle.name,
    }),
})}`;
}

function itemHtml(bundle: BundleProduct, item: BundleItem, product: Product, order: number, visit: Visit): string {
  const price = itemPrice(product);
  const stock = product.type === 'simple' ? product.stock : { quantity: null };
  const isOut = !inStock(stock);
  const element = attributes({
    class: [
      `woosb-product woosb-product-type-${product.type}`,
      item.optional ? 'woosb-product-optional' : '',
      isOut ? 'woosb-product-unpurchasable' : '',
    ]
      .filter(Boolean)
      .join(' '),
    'data-key': item.key,
    'data-name': product.name,
    'data-id': product.type === 'variable' ? 0 : product.id,
    'data-price': decimal(price),
    'data-o_price': decimal(price),
    'data-price-suffix': '',
    'data-stock': stock.quantity === null || stock.backorders ? -1 : stock.quantity,
    'data-qty': startPieces(item, product),
    'data-order': order,
  });
  const name = escapeHtml(product.name);
  const link = `<a href="${productPath(product)}">${isOut ? `<s>${name}</s>` : name}</a>`;
  return `<div${element}><div class="woosb-thumb"><div class="woosb-thumb-ori">${thumbnail(product.pictures[0], '')}</div><div class="woosb-thumb-new"></div></div><div class="woosb-title"><div class="woosb-name">${item.optional ? '' : `${item.quantity} × `}${link}</div>${product.type === 'variable' ? picker(product, bundle, order, visit) : ''}<div class="woosb-availability">${product.type === 'simple' ? availabilityHtml(stock) : ''}</div></div>${item.optional ? quantityPart(bundle, item, product, order, isOut) : ''}<div class="woosb-price"><div class="woosb-price-ori">${priceOf(bundle, product, visit)}</div><div class="woosb-price-new"></div></div></div>`;
}

function priceOf(bundle: BundleProduct, product: Product, { products }: Visit): string {
  if (product.type === 'variable') return '';
  const price = itemPrice(product);
  const percent = bundle.discountAmount ? 0 : thousandths(bundle);
  if (percent > 0) return priceHtml({ regular: price, sale: discounted(price, percent) });
  const own = products.byId(product.id);
  return own?.type === 'simple' ? priceHtml(own.price) : '';
}

function quantityPart(
  { plusMinus }: BundleProduct,
  { quantity, optional }: BundleItem,
  { id, name }: Product,
  order: number,
  isOut: boolean,
): string {
  const field = { id: `woosb_qty_${id}_${order}`, name: `woosb_qty_${order}`, productName: name };
  const limits = { min: optional?.min ?? 0, max: optional?.max ?? ('' as const) };
  const html = quantityHtml({ ...field, value: String(isOut ? 0 : quantity), ...limits })
    .replace('class="input-text qty text"', 'class="input-text woosb-qty woosb_qty qty text"')
    .replace('aria-label="Količina"', `aria-label="Količina: ${escapeHtml(name)}"`);
  if (isOut) {
    return `<div class="woosb-quantity woosb-quantity-disabled">${html.replace('<input', '<input disabled')}</div>`;
  }
  if (!plusMinus) return `<div class="woosb-quantity">${html}</div>`;
  return `<div class="woosb-quantity woosb-quantity-plus-minus"><div class="woosb-quantity-input"><div class="woosb-quantity-input-minus">−</div>${html}<div class="woosb-quantity-input-plus">+</div></div></div>`;
}

/** The picker of a variable item: not a form, so that it can stand in one. */
function picker(product: VariableProduct, bundle: BundleProduct, order: number, { base }: Visit): string {
  const list = product.variations.map(variation => {
    const image = variation.picture ? { woosb_image: thumbnail(variation.picture, variation.picture.alt) } : {};
    return { ...variationObject(product, variation, base), ...image };
  });
  const last = product.attributes.length - 1;
  const rows = product.attributes.map((attribute, index) => {
    const id = `woosb_${bundle.id}_${order}_${attribute.name}`;
    const reset = index === last ? '<div class="reset"><a class="reset_variations" href="#">Počisti</a></div>' : '';
    return `<div class="variation"><div class="label"><label for="${id}">${escapeHtml(attribute.label)}</label></div><div class="select">${selectHtml(attribute, id)}</div>${reset}</div>`;
  });
  const own = attributes({
    class: 'variations_form',
    'data-product_id': product.id,
    'data-product_variations': JSON.stringify(list),
  });
  return `<div${own}><div class="variations">${rows.join('')}</div></div><div class="woosb-variation-description"></div>`;
}

function selectHtml({ name, options }: Attribute, id: string): string {
  const rows = options.map(({ value, label }) => `<option${attributes({ value })}>${escapeHtml(label)}</option>`);
  return `<select${attributes({ id, name, 'data-attribute_name': name, 'data-show_option_none': 'yes' })}><option value="">Izberite možnost</option>${rows.join('')}</select>`;
}
