import { parseJson, recordOf } from '../../src/core/guards';
import { readWishlistConfig } from '../../src/core/wishlist/wishlistConfig';

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

/** What an own button is about to send, by name, as the add-on's script has it: listeners change it before it goes. */
export interface OwnData {
  [field: string]: unknown;
  /** The fields of the product's form; names in brackets make objects. */
  form: Record<string, unknown>;
}

export function ownData(
  { id, type }: OwnProduct,
  variation: string,
  action: 'addto' | 'remove',
  form: HTMLFormElement | undefined,
): OwnData {
  const chosen = form ? [...new FormData(form)].filter(([name]) => name !== 'add-to-cart') : [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of chosen) if (typeof value === 'string') nest(fields, stepsOf(name), value);
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type="hidden"][name]') ?? [])];
  const names = hidden.flatMap(({ name }) => (name === 'add-to-cart' ? [] : stepsOf(name).slice(0, 1)));
  const files = chosen.filter(([, value]) => value instanceof File && value.size > 0);
  return {
    ...Object.fromEntries(files),
    form: { quantity: '1', ...fields, 'tinvwl-hidden-fields': names },
    tinv_wishlist_id: '',
    tinv_wishlist_name: '',
    product_type: type,
    product_id: id,
    product_variation: variation || '0',
    product_action: action,
    redirect: location.href,
    ...readWishlistConfig().sentAlong,
  };
}

/** `addon[12][text]` → `addon`, `12`, `text`; `size[]` → `size` and an empty one. */
const stepsOf = (name: string): readonly string[] => name.replace(/\]$/, '').split(/\]?\[/);

/** Lists are objects by number, as the add-on has them. */
function nest(values: Record<string, unknown>, [step = '', ...rest]: readonly string[], value: string): void {
  const key = step || String(Object.keys(values).length);
  if (rest.length === 0 || key === '__proto__') {
    values[key] = value;
    return;
  }
  const inner = { ...recordOf(values[key]) };
  values[key] = inner;
  nest(inner, rest, value);
}

/** Returns the fields as the add-on's script sends them: objects of the form go as JSON. */
export function bodyOf({ form, ...others }: OwnData): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(recordOf(form))) {
    body.append(`form[${name}]`, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, value] of Object.entries(others)) body.append(name, value instanceof File ? value : String(value));
  return body;
}
