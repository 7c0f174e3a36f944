import { ajaxText } from '../../answers';
import { attributes, escapeHtml } from '../../html';
import { productPriceHtml } from '../../listPage';
import type { Product } from '../../product';
import { cartForm } from '../../productForm';
import type { Visit } from '../../visit';
import { askedHtml } from '../addons/addonTables';
import { COMPOSITE } from './cartProducts';

const CROSS =
  '<div class="wcpt-close-modal"><span class="wcpt-icon wcpt-icon-x wcpt-close-modal-icon"><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M18 6 6 18M6 6l12 12"/></svg></span></div>';

/** Template shown while a form loads. */
export const loadingModal = `<script type="text/template" id="tmpl-wcpt-product-form-loading-modal"><div class="wcpt-modal wcpt-product-form-loading-modal" data-wcpt-product-id="{{{ data.product_id }}}"><div class="wcpt-modal-content">${CROSS}<span class="wcpt-product-form-loading-text">Nalaganje …</span></div></div></script>`;

/** A field that a product is composed with. */
const composed = (form: string): string =>
  form.replace(
    /(<form[^>]*>)/,
    `$1<p><label>Napis <input${attributes({ type: 'text', name: 'napis', maxlength: 20, required: true })}></label></p>`,
  );

function formOf(product: Product, visit: Visit): string {
  // The client fills in preset values.
  const form = cartForm(product, { ...visit, fields: {} });
  const asked = askedHtml(product.id, `obrazec-${product.id}`);
  if (asked) return form.replace(/(<form[^>]*>)/, start => start + asked);
  return product.id === COMPOSITE ? composed(form) : form;
}

/** A product's form over the page; nothing for an unknown product. See contract/product-table.md#product-form. */
export function formModal(visit: Visit): Response {
  const product = visit.products.byId(Number(visit.fields.product_id));
  if (!product) return ajaxText('');
  const title = `<span class="wcpt-product-form-title">${escapeHtml(product.name)} <span class="wcpt-product-form-price">${productPriceHtml(product, visit.products)}</span></span>`;
  return ajaxText(
    `<div class="wcpt-product-form wcpt-modal" data-wcpt-product-id="${product.id}"><div class="wcpt-modal-content">${CROSS}${title}${formOf(product, visit)}</div></div>`,
  );
}
