const KNOWN = /^(?:quantity|add-to-cart|product_id|variation_id|attribute_.+)$/;

/** What the shop's add endpoint understands. */
export interface DirectFields {
  /** Id of a simple product, or of a variation. */
  readonly product_id: string;
  readonly quantity: string;
}

/**
 * The fields of a product form for the shop's add endpoint, when they say all that the form says: a simple product or a
 * variation without any-value attributes, and nothing that a plugin put in. Source: contract 6.2.
 * @param anyValue whether the chosen variation leaves an attribute open; the endpoint would lose the shopper's choice
 * @returns undefined when the form has to be sent as it is
 */
export function directFields(data: FormData, anyValue: boolean): DirectFields | undefined {
  const keys = [...data.keys()];
  if (anyValue || keys.some(key => !KNOWN.test(key)) || new Set(keys).size !== keys.length) return undefined;
  const isVariation = data.has('variation_id') || keys.some(key => key.startsWith('attribute_'));
  const id = data.get(isVariation ? 'variation_id' : 'add-to-cart');
  if (typeof id !== 'string' || !/^[1-9]\d*$/.test(id)) return undefined;
  const quantity = data.get('quantity') ?? '1';
  return typeof quantity === 'string' ? { product_id: id, quantity } : undefined;
}

/** Fields as `adding_to_cart` shows them to listeners; of a repeated name the last value. Files are left out. */
export function fieldsForListeners(data: FormData): Record<string, unknown> {
  return Object.fromEntries([...data].filter(([, value]) => typeof value === 'string'));
}

/** Puts into the form's data what listeners added or changed. */
export function takeOverChanges(data: FormData, before: Readonly<Record<string, unknown>>, after: object): void {
  for (const [name, value] of Object.entries(after)) {
    if (value !== before[name] && value !== undefined && value !== null) data.set(name, String(value));
  }
}
