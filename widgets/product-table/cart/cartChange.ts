import { isRecord } from '../../../src/core/bus/wire';

/** A change of the cart that a table asks for. Source: contract product-table 17.2. */
export interface CartChange {
  /** `wcpt_payload`; the call's id and the widget's permission are put in when it is sent. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Fields beside the payload. */
  readonly external?: Readonly<Record<string, unknown>>;
  /** Where to go afterwards. */
  readonly redirect?: string;
}

/**
 * What a change does. `look`: nothing, it asks for the cart as it is; `add`: more pieces; `set`: other numbers of pieces,
 * or none; `form`: what the shop reads as a product's form, or anything else that stands alone.
 */
export type ChangeKind = 'look' | 'add' | 'set' | 'form';

/** What a change does, by its payload. Source: contract product-table 17.2, 17.6, 19. */
export function kindOf({ payload, external = {} }: CartChange): ChangeKind {
  const stranger = Object.keys(external).some(name => name !== 'wcpt_checkbox_bulk');
  if (stranger || payload.variation_form || payload.clear_cart) return 'form';
  if (!isFilled(payload.products)) return 'look';
  return payload.overwrite_cart_qty ? 'set' : 'add';
}

/** Pieces that a change asks for, by product: a number, or an empty text for the shop's minimum. */
export function requestedProducts({ payload }: Pick<CartChange, 'payload'>): ReadonlyMap<string, string> {
  return new Map(isRecord(payload.products) ? Object.entries(payload.products).map(textValue) : []);
}

/** Pieces by variation of a product that a change asks for. */
export function requestedVariations(
  { payload }: Pick<CartChange, 'payload'>,
  product: string,
): ReadonlyMap<string, string> {
  const all = isRecord(payload.variations) ? payload.variations[product] : undefined;
  return new Map(isRecord(all) ? Object.entries(all).map(textValue) : []);
}

/** Whether a number of pieces is none; an empty text is the shop's minimum. The answer echoes `"0"`. */
export const isNone = (pieces: string | undefined): boolean =>
  pieces !== undefined && pieces.trim() !== '' && Number(pieces) === 0;

const isFilled = (value: unknown): boolean => isRecord(value) && Object.keys(value).length > 0;

const textValue = ([key, value]: [string, unknown]): [string, string] => [key, String(value ?? '')];
