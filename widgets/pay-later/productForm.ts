/** A variation that is chosen already, as the form tells it. */
const VARIATION_ID = 'input[name="variation_id"]';

/** What prints quantities of its own into the form of a product, or around it. Source: add-on contract 8.8. */
const FOREIGN = '.woosb-wrap, .wcpt';

/** The form of the product that the message is about; undefined where its page has none. */
export function formOf(marker: Element): HTMLFormElement | undefined {
  const product = marker.closest('.product') ?? document;
  const forms = [...product.querySelectorAll<HTMLFormElement>('form.cart')];
  return marker.closest<HTMLFormElement>('form.cart') ?? forms.find(form => !form.closest(FOREIGN));
}

/** Whether an element is the form's own, and not a picker's, a table's or another product's in it. */
export const isOf = (form: HTMLFormElement, element: Element): boolean =>
  !element.closest(FOREIGN) && element.closest('.variations_form, form.cart') === form;

/** The form's own quantity. */
export const quantityField = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>('input.qty')].find(field => isOf(form, field));

/** The variation that is chosen when the page comes, by its id. */
export function chosenVariation(form: HTMLFormElement): string | undefined {
  const field = [...form.querySelectorAll<HTMLInputElement>(VARIATION_ID)].find(one => isOf(form, one));
  return field && Number(field.value) > 0 ? field.value : undefined;
}
