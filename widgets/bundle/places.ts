/** Parts of the page that belong to a bundle; they stand beside it, or anywhere else. Source: add-on contract 1.1. */
export interface Places {
  readonly forms: readonly HTMLFormElement[];
  /** Fields `woosb_ids`. */
  readonly ids: readonly HTMLInputElement[];
  readonly buttons: readonly HTMLElement[];
  /** Fields of the bundle's own quantity. */
  readonly quantities: readonly HTMLInputElement[];
}

/** The matches nearest to an element: those in the first element around it that has any. */
export function nearest<E extends Element>(element: Element, selector: string): readonly E[] {
  for (let scope = element.parentElement; scope; scope = scope.parentElement) {
    const found = [...scope.querySelectorAll<E>(selector)];
    if (found.length > 0) return found;
  }
  return [];
}

/** Finds a bundle's form by its id, nearest first; in edit mode by the field that says so. */
export function placesOf(wrap: Element, id: string): Places {
  const anchors = nearest(
    wrap,
    `.woosb-ids-${id}, form.cart [name="add-to-cart"][value="${id}"], [name="woosb_update"]`,
  );
  const forms = [...new Set(anchors.map(anchor => anchor.closest('form')))].filter(form => form !== null);
  const all = <E extends Element>(selector: string) => forms.flatMap(form => [...form.querySelectorAll<E>(selector)]);
  return {
    forms,
    ids: all('input[name="woosb_ids"]'),
    buttons: all('.single_add_to_cart_button'),
    quantities: all('input[name="quantity"]'),
  };
}
