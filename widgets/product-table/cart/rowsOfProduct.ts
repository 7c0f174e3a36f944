/** All rows of a product on the page, its variations' rows and child rows among them. Source: contract product-table 10. */
export const rowsOfProduct = (product: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.wcpt-row[data-wcpt-product-id="${CSS.escape(product)}"]`),
];
