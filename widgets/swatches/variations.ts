import { jQueryData } from '../../src/core/bus/jquery';

/** Lists may be long, and choices many. */
const parsed = new WeakMap<Element, { readonly text: string; readonly list: readonly unknown[] }>();

/**
 * The variations that a form carries, as they are: what a script stored with jQuery's `.data()`, else the attribute.
 * Empty where the shop is asked instead, and where the list can't be read. Source: contract 3.2, add-on contract 2.6.
 */
export function embeddedVariations(form: Element): readonly unknown[] {
  const stored = jQueryData(form).product_variations;
  if (Array.isArray(stored)) return stored;
  const text = form.getAttribute('data-product_variations') ?? '';
  const known = parsed.get(form);
  if (known?.text === text) return known.list;
  const list = parseList(text);
  parsed.set(form, { text, list });
  return list;
}

function parseList(text: string): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found : [];
  } catch {
    // The form's own widget reports it.
    return [];
  }
}
