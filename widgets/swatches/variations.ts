import { jQueryData } from '../../src/core/bus/jquery';

/**
 * The variations that a form carries, as they are: what a script stored with jQuery's `.data()`, else the attribute.
 * Empty where the shop is asked instead, and where the list can't be read. Source: contract 3.2, add-on contract 2.6.
 */
export function embeddedVariations(form: Element): readonly unknown[] {
  let found: unknown = jQueryData(form).product_variations;
  if (!Array.isArray(found)) {
    try {
      found = JSON.parse(form.getAttribute('data-product_variations') ?? '');
    } catch {
      // The form's own widget reports it.
    }
  }
  return Array.isArray(found) ? found : [];
}
