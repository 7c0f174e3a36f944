import { parseJson } from '../../src/core/guards';
export type OwnProduct = ReturnType<typeof readOwnProduct>;

/** The product as an own button names it. See contract/wishlist.md#markup. */
export function readOwnProduct(button: Element) {
  const attribute = (name: string) => button.getAttribute(`data-tinv-wl-${name}`) ?? '';
  const variation = attribute('productvariation');
  return {
    id: attribute('product'),
    /** `simple`, `variable` … */
    type: attribute('producttype') || 'simple',
    /** The variations for which a list's button stands; `0` is the product itself. */
    variations: readIds(attribute('productvariations')),
    /** In a list of products, where nothing can be chosen. */
    isInList: button.classList.contains('tinvwl-loop'),
    /** As printed; empty: none. */
    variation: Number(variation) > 0 ? variation : '',
  };
}

function readIds(json: string): readonly string[] {
  const ids = parseJson(json);
  return Array.isArray(ids) ? ids.map(String) : [];
}

export function markingIds({ id, variations, isInList }: OwnProduct, variation: string): readonly string[] {
  const own = variation || id;
  return isInList && !variation ? [own, ...variations.filter(one => Number(one) > 0)] : [own];
}

/** Returns the product's form of a button: the one around it, else the page's of the same product. */
export function formOf(button: Element, { id, isInList }: OwnProduct): HTMLFormElement | undefined {
  const around = button.closest<HTMLFormElement>('form.cart');
  if (around || isInList) return around ?? undefined;
  const forms = [...document.querySelectorAll<HTMLFormElement>('form.cart')];
  return forms.find(form => !form.closest('.wcpt') && productOf(form) === id);
}

const productOf = (form: HTMLFormElement): string =>
  form.getAttribute('data-product_id') ?? form.querySelector('[name="add-to-cart"]')?.getAttribute('value') ?? '';

/** Returns the fields as the add-on's script sends them, with all fields of the product's form. */
export function ownFields(
  { id, type }: OwnProduct,
  variation: string,
  action: 'addto' | 'remove',
  form: HTMLFormElement | undefined,
): FormData {
  const fields = new FormData();
  const chosen = form ? [...new FormData(form)].filter(([name]) => name !== 'add-to-cart') : [];
  for (const [name, value] of chosen) fields.append(nested(name), value);
  if (!chosen.some(([name]) => name === 'quantity')) fields.append('form[quantity]', '1');
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type="hidden"][name]') ?? [])];
  const names = hidden.map(({ name }) => name).filter(name => name !== 'add-to-cart');
  fields.append('form[tinvwl-hidden-fields]', JSON.stringify(names));
  const rest = {
    tinv_wishlist_id: '',
    tinv_wishlist_name: '',
    product_type: type,
    product_id: id,
    product_variation: variation || '0',
    product_action: action,
    redirect: location.href,
  };
  for (const [name, value] of Object.entries(rest)) fields.append(name, value);
  return fields;
}

/** `quantity` → `form[quantity]`, `quantity[12]` → `form[quantity][12]`. */
const nested = (name: string): string => name.replace(/^[^[]*/, first => `form[${first}]`);

/** Returns the fields by name, for other scripts' listeners. See contract/wishlist.md#events. */
export function fieldsByName(fields: FormData): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  const all: Record<string, unknown> = { form };
  for (const [name, value] of fields) {
    const inner = /^form\[([^\]]*)\](.*)$/.exec(name);
    if (inner) form[`${inner[1]}${inner[2]}`] = value;
    else all[name] = value;
  }
  return all;
}
