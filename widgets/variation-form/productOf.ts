/**
 * The product that a form is about. Of a picker in a bundle it is the bundle's item, so that the page around stays as it is.
 * Source: add-on contract 15.2.
 */
export const productOf = (form: Element): Element => form.closest('.woosb-product, .product') ?? form;
