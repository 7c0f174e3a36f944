import { pageJQuery } from '../bus/jquery';

/** Returns what a list's button says of its product, for a form. */
function productData(data: FormData): Readonly<Record<string, string>> {
  const field = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' && value !== '0' ? value : '';
  };
  const all = {
    product_id: field('product_id') || field('add-to-cart'),
    variation_id: field('variation_id'),
    quantity: field('quantity') || '1',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/**
 * Has a form's button tell its product as a list's button does, in attributes and jQuery's `.data()`, while listeners hear of an add: trackers
 * read it there.
 */
export function withProductData(button: HTMLElement, data: FormData, run: () => void): void {
  const $button = pageJQuery()?.(button);
  const { dataset } = button;
  const product = Object.entries(productData(data)).filter(([name]) => dataset[name] === undefined);
  for (const [name, value] of product) dataset[name] = value;
  try {
    // jQuery would keep what it has read of an attribute; numbers are numbers there.
    for (const [name, value] of product) $button?.data(name, /^\d+$/.test(value) ? Number(value) : value);
    run();
  } finally {
    for (const [name] of product) {
      delete dataset[name];
      $button?.removeData(name);
    }
  }
}
