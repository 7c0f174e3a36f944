/** A product as an own button names it. Source: contract add-ons 7.1. */
export interface OwnProduct {
  readonly id: string;
  /** `simple`, `variable` … */
  readonly type: string;
  /** The variations for which a list's button stands; `0` is the product itself. */
  readonly variations: readonly string[];
  /** In a list of products, where nothing can be chosen. */
  readonly isInList: boolean;
  /** As printed; empty: none. */
  readonly variation: string;
}

/** Reads a button; ids that are none are the product itself. */
export function readOwnProduct(button: Element): OwnProduct {
  const attribute = (name: string) => button.getAttribute(`data-tinv-wl-${name}`) ?? '';
  const variation = attribute('productvariation');
  return {
    id: attribute('product'),
    type: attribute('producttype') || 'simple',
    variations: readIds(attribute('productvariations')),
    isInList: button.classList.contains('tinvwl-loop'),
    variation: Number(variation) > 0 ? variation : '',
  };
}

function readIds(json: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(json || '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

/** The list ids of which one is enough for a button to be marked. */
export function markingIds({ id, variations, isInList }: OwnProduct, variation: string): readonly string[] {
  const own = variation || id;
  return isInList && !variation ? [own, ...variations.filter(one => Number(one) > 0)] : [own];
}

/** The product's form that a button belongs to: the one around it, else the page's of the same product. Source: contract add-ons 15.2. */
export function formOf(button: Element, { id, isInList }: OwnProduct): HTMLFormElement | undefined {
  const around = button.closest<HTMLFormElement>('form.cart');
  if (around || isInList) return around ?? undefined;
  const forms = [...document.querySelectorAll<HTMLFormElement>('form.cart')];
  return forms.find(form => !form.closest('.wcpt') && productOf(form) === id);
}

const productOf = (form: HTMLFormElement): string =>
  form.getAttribute('data-product_id') ?? form.querySelector('[name="add-to-cart"]')?.getAttribute('value') ?? '';

/**
 * What an own button sends, as the add-on's script does: everything in the product's form goes along.
 * Source: contract add-ons 7.4; recorded calls.
 */
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

/** The fields as other scripts are told of them, by name. Source: contract add-ons 7.5. */
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
