import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { isRecord, text } from '../../src/core/guards';
import { wordsOf } from '../../src/core/html/text';
import type { ItemToAdd } from './carts';
import { filter } from './hooks';
import { tExpress } from './messages';

const BUTTON = '.single_add_to_cart_button';
const OTHERS = '.woosb-wrap, .woosb-product, .wcpt';

/** Returns the product's form beside the wallet buttons: the one around them, else the last one before them, else the page's first. */
export function productForm(marker: Element): HTMLFormElement | undefined {
  const own = marker.closest<HTMLFormElement>('form.cart');
  if (own) return own;
  const forms = [...document.querySelectorAll<HTMLFormElement>('form.cart')].filter(
    form => form.querySelector(BUTTON) && !form.closest(OTHERS),
  );
  const isBefore = (form: Element) => Boolean(marker.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_PRECEDING);
  return forms.filter(isBefore).at(-1) ?? forms[0];
}

/** Returns the form's own quantity: bundles and tables print others before it. */
function quantityField(form: HTMLFormElement): HTMLInputElement | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement>('.quantity .qty')].filter(field => !field.closest(OTHERS));
  return fields.find(field => field.name === 'quantity') ?? fields.at(-1);
}

/** Returns the selects of the product itself: a theme may print a bundle with its items' pickers in the form. */
const selectsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLSelectElement>('.variations select, select[name^="attribute_"]')].filter(
    select => !select.closest(OTHERS),
  );

/** Returns the field with the items of a form's bundle; a theme's second form of the product has none of its own. */
function bundleField(form: HTMLFormElement): HTMLInputElement | null {
  const own = form.querySelector<HTMLInputElement>('input[name="woosb_ids"]');
  return own ?? document.querySelector<HTMLInputElement>(`input.woosb-ids-${productId(form) || 0}`);
}

function bundleOf(form: HTMLFormElement): Element | null {
  const id = /\bwoosb-ids-(\d+)/.exec(bundleField(form)?.className ?? '')?.[1];
  return id === undefined ? null : document.querySelector(`.woosb-wrap[data-id="${id}"]`);
}

/** An item of a bundle without a valid variation, also before the bundle's widget is mounted. */
const OPEN_ITEM = '.woosb-product[data-id="0"]:not([data-qty="0"])';

/** Returns the reason why the chosen product can't be bought, for the shopper; undefined when it can. */
export function whyNot(form: HTMLFormElement): string | undefined {
  const button = form.querySelector<HTMLButtonElement>(BUTTON);
  const isUnavailable = button?.classList.contains('wc-variation-is-unavailable');
  if (isUnavailable) {
    const own = text(readGlobal('wc_add_to_cart_variation_params')?.i18n_unavailable_text);
    return own || tExpress('express.unavailable');
  }
  const bundle = bundleOf(form);
  if (button?.matches('.woosb-disabled'))
    return wordsOf(bundle?.querySelector('.woosb-alert')) || tExpress('express.chooseOptions');
  const isDisabled = !button || button.disabled || button.classList.contains('disabled');
  const isOpen = selectsOf(form).some(select => !select.value) || bundle?.querySelector(OPEN_ITEM);
  return isDisabled || isOpen ? tExpress('express.chooseOptions') : undefined;
}

/** Whether the form has another choice than the one with the printed price. */
export function isPreset(form: HTMLFormElement): boolean {
  const quantity = Number(quantityField(form)?.value ?? 1);
  const selects = selectsOf(form);
  return quantity > 1 || (selects.length > 0 && selects.every(select => select.value));
}

/** Calls `changed` after a new choice, except for events of bundles and quick views in the form. */
export function watchChoice(form: HTMLFormElement, changed: () => void, signal: AbortSignal): void {
  const own = { target: form, signal };
  const isOf = (target: EventTarget) => target instanceof Element && target.closest('form') === form;
  bus.on('woocommerce_variation_has_changed', (_, { target }) => target === form && changed(), own);
  bus.on('show_variation', (_, { target }) => isOf(target) && changed(), own);
  let ids = bundleField(form)?.value;
  const onBundle = () => {
    const before = ids;
    ids = bundleField(form)?.value;
    if (ids !== before) changed();
  };
  bus.on('woosb_save_ids', onBundle, { signal });
  let typed = quantityField(form)?.value;
  const onQuantity = (field: Element) => {
    // A field that loses the focus, by the click on a wallet, raises `change` for a value that is known.
    if (!(field instanceof HTMLInputElement) || field !== quantityField(form) || field.value === typed) return;
    typed = field.value;
    changed();
  };
  listenDom(form, 'input', onQuantity, signal);
  listenDom(form, 'change', onQuantity, signal);
  const onDeposit = (field: Element) =>
    field.matches('input[name="wc_deposit_option"], input[name="wc_deposit_payment_plan"]') &&
    bus.emit('woocommerce_variation_has_changed', {}, form);
  listenDom(form, 'change', onDeposit, signal);
}

/** Returns the product's id, that of the parent where it has variations. */
function productId(form: HTMLFormElement): number {
  const button = form.querySelector<HTMLButtonElement>(BUTTON);
  const parent = form.querySelector<HTMLInputElement>('.single_variation_wrap input[name="product_id"]');
  const hidden = form.querySelector<HTMLInputElement>('input[name="add-to-cart"]');
  return Number.parseInt(parent?.value || button?.value || hidden?.value || '', 10);
}

export const variationId = (form: HTMLFormElement): number =>
  Number(form.querySelector<HTMLInputElement>('.single_variation_wrap input[name="variation_id"]')?.value) || 0;

/** Returns why no wallet is offered for the chosen quantity, for the shopper: the provider and the shop count whole pieces. */
export function noOfferFor(form: HTMLFormElement): string | undefined {
  const quantity = Number(quantityField(form)?.value || 1);
  return Number.isInteger(quantity) ? undefined : tExpress('express.wholePieces');
}

/** Returns the item to buy, after the filters of other scripts. */
export function itemToAdd(form: HTMLFormElement): ItemToAdd {
  const quantity = Number(quantityField(form)?.value);
  const ids = bundleField(form)?.value;
  const item: ItemToAdd = {
    id: productId(form),
    quantity: quantity > 0 ? quantity : 1,
    variation: selectsOf(form).flatMap(attributeOf),
    ...deposits(form),
    ...(ids && { woosb_ids: ids }),
  };
  return filter('cart-add-item', item, given => (isItem(given) ? given : undefined));
}

const isItem = (value: unknown): value is ItemToAdd =>
  isRecord(value) && Number.isInteger(value.id) && typeof value.quantity === 'number' && Array.isArray(value.variation);

/** Returns the attribute twice, by its visible label and by its name, as the server knows one of them. */
function attributeOf(select: HTMLSelectElement) {
  const { value } = select;
  const label = labelOf(select);
  const name = select.dataset.attribute_name || select.name;
  return [...(label ? [{ attribute: label, value }] : []), { attribute: name, value }];
}

/** Returns the label's own first text: swatches append the chosen name. */
function labelOf({ id, labels }: HTMLSelectElement): string | undefined {
  const label = labels?.[0] ?? (id && document.querySelector(`label[for="${CSS.escape(id)}"]`));
  const own = label ? [...label.childNodes].find(node => node instanceof Text && node.data.trim()) : undefined;
  return own?.textContent?.trim();
}

function deposits(form: HTMLFormElement): Readonly<Record<string, string | number>> {
  const chosen = (name: string) => {
    const fields = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
    return (fields.find(field => field.checked) ?? fields.find(field => field.type === 'hidden'))?.value;
  };
  const option = chosen('wc_deposit_option');
  const plan = Number.parseInt(chosen('wc_deposit_payment_plan') ?? '', 10);
  return {
    ...(option !== undefined && { wc_deposit_option: option }),
    ...(plan > 0 && { wc_deposit_payment_plan: plan }),
  };
}
