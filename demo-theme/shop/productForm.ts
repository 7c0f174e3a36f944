import { bundleForm } from './bundleForm';
import { formAction } from './formAction';
import { attributes, escapeHtml } from './html';
import { listButton, productPriceHtml } from './listPage';
import { galleryHtml } from './pictures';
import type { Attribute, ExternalProduct, GroupedProduct, Product, SimpleProduct, VariableProduct } from './product';
import { isAvailable, productPath } from './product';
import { quantityHtml } from './quantity';
import { swatchList } from './swatches';
import { render } from './template';
import { availabilityHtml, variationObject } from './variation';
import type { Visit } from './visit';

/** The product's stock line and form. */
export function cartForm(product: Product, visit: Visit): string {
  switch (product.type) {
    case 'simple':
      return simpleForm(product, visit);
    case 'variable':
      return variableForm(product, visit);
    case 'grouped':
      return groupedForm(product, visit);
    case 'woosb':
      return bundleForm(product, visit);
    case 'external':
      return externalForm(product);
  }
}

const maximum = (product: SimpleProduct): number | '' => {
  if (product.soldIndividually) return 1;
  const { quantity, backorders } = product.stock;
  return quantity === null || backorders ? '' : quantity;
};

function simpleForm(product: SimpleProduct, visit: Visit): string {
  const { fields } = visit;
  const stock = availabilityHtml(product.stock);
  if (!isAvailable(product)) return stock;
  const quantity = quantityHtml({
    id: `quantity_${product.id}`,
    name: 'quantity',
    value: product.soldIndividually ? '1' : (fields.quantity ?? '1'),
    min: 1,
    max: maximum(product),
    productName: product.name,
    stepper: product.stepper === true,
  });
  return stock + render('partials/form-simple', { id: String(product.id), link: formAction(product, visit), quantity });
}

function externalForm(product: ExternalProduct): string {
  return render('partials/form-external', {
    url: escapeHtml(product.url),
    button_text: escapeHtml(product.buttonText),
  });
}

function groupedForm(product: GroupedProduct, visit: Visit): string {
  const rows = product.children.flatMap(id => {
    const child = visit.products.byId(id);
    return child ? [groupedRow(child, product, visit)] : [];
  });
  return render('partials/form-grouped', {
    id: String(product.id),
    link: formAction(product, visit),
    rows: rows.join('\n'),
  });
}

function groupedRow(child: Product, parent: GroupedProduct, visit: Visit): string {
  const stock = child.type === 'simple' ? availabilityHtml(child.stock) : '';
  return render('partials/grouped-row', {
    id: String(child.id),
    link: productPath(child),
    name: escapeHtml(child.name),
    price: productPriceHtml(child, visit.products),
    stock,
    state: isAvailable(child) ? 'instock' : 'outofstock',
    field: groupedField(child, parent),
  });
}

function groupedField(child: Product, parent: GroupedProduct): string {
  if (child.type !== 'simple' || !isAvailable(child)) return listButton(child, productPath(parent));
  if (child.soldIndividually) {
    return `<input type="checkbox" class="wc-grouped-product-add-to-cart-checkbox" id="quantity_${child.id}" name="quantity[${child.id}]" value="1" aria-label="Kupi en kos: ${escapeHtml(child.name)}">`;
  }
  return quantityHtml({
    id: `quantity_${child.id}`,
    name: `quantity[${child.id}]`,
    value: '',
    min: 0,
    max: maximum(child),
    productName: child.name,
    placeholder: '0',
  });
}

function selectHtml(attribute: Attribute, chosen: string): string {
  const id = attribute.name.replace(/^attribute_/, '');
  const options = attribute.options.map(
    ({ value, label, outOfStock }) =>
      `<option${attributes({ value, class: outOfStock ? 'out-of-stock' : null, selected: value === chosen })}>${escapeHtml(label)}</option>`,
  );
  const isHidden = attribute.swatches !== undefined;
  return `<select${attributes({ style: isHidden && 'display:none', id, class: isHidden ? ' woo-variation-raw-select' : '', name: attribute.name, 'data-attribute_name': attribute.name, 'data-show_option_none': 'yes' })}><option value="">Izberite možnost</option>${options.join('')}</select>`;
}

/** The form of a product with variations. */
export function variableForm(product: VariableProduct, visit: Pick<Visit, 'url' | 'fields' | 'base'>): string {
  const { url, fields, base } = visit;
  const embedded = product.lookup === 'embedded';
  const list = product.variations
    .filter(variation => variation.visible !== false)
    .map(variation => variationObject(product, variation, base));
  const last = product.attributes.length - 1;
  const rows = product.attributes.map((attribute, index) => {
    const chosen =
      fields[attribute.name] ?? url.searchParams.get(attribute.name) ?? product.defaults?.[attribute.name] ?? '';
    return render('partials/variation-row', {
      slug: attribute.name.replace(/^attribute_/, ''),
      label: escapeHtml(attribute.label),
      select: selectHtml(attribute, chosen) + swatchList(product, attribute, chosen),
      reset: index === last ? '<a class="reset_variations" href="#" aria-label="Počisti možnosti">Počisti</a>' : '',
    });
  });
  const values = {
    id: String(product.id),
    link: formAction(product, visit),
    data: embedded ? escapeHtml(JSON.stringify(list)) : 'false',
  };
  if (product.variations.length === 0) return render('partials/form-variable-empty', values);
  const hasGalleries = product.variations.some(({ gallery }) => gallery);
  const template = `<script type="text/template" class="wc-product-gallery-default-template">${galleryHtml(product, base)}</script>`;
  return render('partials/form-variable', {
    ...values,
    gallery_template: hasGalleries ? template : '',
    rows: rows.join('\n'),
    quantity: quantityHtml({
      id: `quantity_${product.id}`,
      name: 'quantity',
      value: fields.quantity ?? '1',
      min: 1,
      max: product.soldIndividually ? 1 : '',
      productName: product.name,
      stepper: product.stepper === true,
    }),
  });
}
