/** Where builds of several ages have an item's quantity; the first that is there counts. Source: add-on contract 1.1. */
const INPUTS = ['input.woosb-qty', '.woosb-quantity .qty', '.woosb-qty .qty'];

/** The field of an item's quantity; items of a fixed quantity have none. */
export function quantityInput(product: Element): HTMLInputElement | undefined {
  for (const selector of INPUTS) {
    const input = product.querySelector(selector);
    if (input instanceof HTMLInputElement) return input;
  }
  return undefined;
}
