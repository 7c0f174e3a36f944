import type { VariationData } from '../../src/core/bus/events';
import { jQueryData } from '../../src/core/bus/jquery';
import { MarkupError } from '../../src/core/errors';
import { cleanTexts } from '../../src/core/html/clean';
import { warnOnce } from '../../src/core/report';
import { stringMap } from './variation';
import { type IndexedVariation, indexVariations, type VariationIndex } from './variationIndex';

/** A form's variations: embedded, or on the server. Source: contract 3.2. */
export type VariationSource =
  | { readonly mode: 'embedded'; readonly variations: readonly VariationData[]; readonly index: VariationIndex }
  | { readonly mode: 'server' };

const ATTRIBUTE = 'data-product_variations';
function readEntry(item: unknown): IndexedVariation | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { variation_id: id, attributes, variation_is_active: isActive }: Record<string, unknown> = { ...item };
  const map = stringMap(attributes);
  return map && Number(id) > 0 ? { attributes: map, isActive: isActive !== false } : undefined;
}

/**
 * Stored with jQuery's `.data('product_variations')`, else in the attribute. Entries without an id or attributes are left out.
 * @throws MarkupError when the attribute is neither a list nor exactly `false`, or no entry can be used
 */
export function readVariations(form: HTMLElement): VariationSource {
  const stored = jQueryData(form).product_variations;
  const given: unknown = Array.isArray(stored) || stored === false ? stored : parseAttribute(form);
  // Authors of content can't write a form, nor scripts; but an item of a bundle may be any element.
  const found = form instanceof HTMLFormElement ? given : cleanTexts(given);
  if (found === false) return { mode: 'server' };
  if (!Array.isArray(found)) throw new MarkupError('variation-form', form, `${ATTRIBUTE} is neither a list nor false`);

  const usable: VariationData[] = [];
  const indexed: IndexedVariation[] = [];
  for (const item of found) {
    const entry = readEntry(item);
    if (!entry) continue;
    usable.push(item);
    indexed.push(entry);
  }
  const odd = found.length - usable.length;
  if (odd > 0 && usable.length === 0) {
    throw new MarkupError(
      'variation-form',
      form,
      `none of the ${odd} entries of ${ATTRIBUTE} has an id and attributes`,
    );
  }
  if (odd > 0) {
    warnOnce({
      where: 'variation-form',
      element: form,
      found: `${odd} of ${found.length} entries of ${ATTRIBUTE} have no id or no attributes`,
      consequence: 'They are not offered; the others are.',
    });
  }
  return { mode: 'embedded', variations: usable, index: indexVariations(indexed) };
}

function parseAttribute(form: HTMLElement): unknown {
  const text = form.getAttribute(ATTRIBUTE);
  if (text === null) throw new MarkupError('variation-form', form, `it has no ${ATTRIBUTE}`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const start = JSON.stringify(text.trim().slice(0, 40));
    throw new MarkupError('variation-form', form, `${ATTRIBUTE} is not JSON; it starts with ${start}`, { cause });
  }
}
