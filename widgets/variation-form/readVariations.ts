import type { VariationData } from '../../src/core/bus/events';
import { MarkupError } from '../../src/core/errors';
import { recordOf } from '../../src/core/guards';
import { cleanTexts } from '../../src/core/html/clean';
import { warnOnce } from '../../src/core/report';
import { isOnByDefault, variationsOf } from '../../src/core/variations';
import { stringMap } from './variation';
import { type IndexedVariation, indexVariations, type VariationIndex } from './variationIndex';

/** A form's variations: embedded, or on the server. See contract/variations.md#markup. */
export type VariationSource =
  | {
      readonly mode: 'embedded';
      readonly variations: readonly VariationData[];
      at(position: number): VariationData | undefined;
      readonly index: VariationIndex;
    }
  | { readonly mode: 'server' };

const ATTRIBUTE = 'data-product_variations';

function readEntry(item: unknown): IndexedVariation | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { variation_id: id, attributes, variation_is_active: isActive }: Record<string, unknown> = { ...item };
  const map = stringMap(attributes);
  return map && Number(id) > 0 ? { attributes: map, isActive: isOnByDefault(isActive) } : undefined;
}

/**
 * Stored with jQuery's `.data('product_variations')`, else in the attribute. Entries without an id or attributes are left out.
 * @throws MarkupError when the attribute is neither a list nor exactly `false`, or no entry can be used
 */
export function readVariations(form: HTMLElement): VariationSource {
  const found = variationsOf(form);
  if (found === undefined) throw new MarkupError('variation-form', form, flawOf(form.getAttribute(ATTRIBUTE)));
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
    const found = `none of the ${odd} entries of ${ATTRIBUTE} has an id and attributes`;
    throw new MarkupError('variation-form', form, found);
  }
  if (odd > 0) {
    warnOnce({
      where: 'variation-form',
      element: form,
      found: `${odd} of ${found.length} entries of ${ATTRIBUTE} have no id or no attributes`,
      consequence: 'They are not offered; the others are.',
    });
  }
  // Authors of content can't write a form, nor scripts; but an item of a bundle may be any element.
  const clean = (one: VariationData) => (form instanceof HTMLFormElement ? one : recordOf(cleanTexts(one)));
  let all: readonly VariationData[] | undefined;
  return {
    mode: 'embedded',
    // When they are asked for: lists are long, and cleaning parses each text.
    get variations() {
      all ??= usable.map(clean);
      return all;
    },
    at: position => usable.slice(position, position + 1).map(clean)[0],
    index: indexVariations(indexed),
  };
}

const flawOf = (text: string | null): string =>
  text === null
    ? `it has no ${ATTRIBUTE}`
    : `${ATTRIBUTE} is not JSON; it starts with ${JSON.stringify(text.trim().slice(0, 40))}`;
