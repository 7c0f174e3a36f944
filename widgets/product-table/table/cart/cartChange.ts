import { numberOf, unitsOf } from '../../../../src/core/decimal';
import { isRecord, mergeDeep, recordOf } from '../../../../src/core/guards';
import { textsOf } from '../rows/row';

/** See contract/product-table.md#cart. */
export interface CartChange {
  /** `wcpt_payload`; the call's id and the widget's permission are put in when it is sent. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly external?: Readonly<Record<string, unknown>>;
  /** Address to go to afterwards. */
  readonly redirect?: string;
}

/** `look`: asks for the cart as it is; `set`: other numbers of pieces; `form`: anything that needs a call of its own. */
type ChangeKind = 'look' | 'add' | 'set' | 'form';

export function kindOf({ payload, external = {} }: CartChange): ChangeKind {
  const stranger = Object.keys(external).some(name => name !== 'wcpt_checkbox_bulk');
  if (stranger || payload.variation_form || payload.clear_cart) return 'form';
  if (!isFilled(payload.products)) return 'look';
  return payload.overwrite_cart_qty ? 'set' : 'add';
}

/** Returns the requested pieces by product: a number, or an empty text for the shop's minimum. */
export const requestedProducts = ({ payload }: Pick<CartChange, 'payload'>): ReadonlyMap<string, string> =>
  new Map(Object.entries(textsOf(payload.products)));

export const requestedVariations = (
  { payload }: Pick<CartChange, 'payload'>,
  product: string,
): ReadonlyMap<string, string> => new Map(Object.entries(textsOf(recordOf(payload.variations)[product])));

/** An empty text is the shop's minimum, the answer's echo is `"0"`. */
export const isNone = (pieces: string | undefined): boolean =>
  pieces !== undefined && pieces.trim() !== '' && Number(pieces) === 0;

export const isFilled = (value: unknown): boolean => isRecord(value) && Object.keys(value).length > 0;

type Payload = CartChange['payload'];

/**
 * Joins two changes that one call can send: added pieces are summed, of set numbers the later one holds.
 */
export function joinChanges(first: CartChange, then: CartChange): CartChange | undefined {
  const kinds = [kindOf(first), kindOf(then)];
  if (kinds.includes('look')) return joinLook(first, then);
  if (kinds.includes('form') || kinds[0] !== kinds[1]) return undefined;
  if (!isSame(first.external ?? {}, then.external ?? {})) return undefined;
  const payload = kinds[0] === 'set' ? mergeDeep(first.payload, then.payload) : add(first.payload, then.payload);
  return isRecord(payload) ? withRedirect({ ...then, payload }, first) : undefined;
}

/** Pieces are announced when they are; a refresh that was asked for is done with either. */
function joinLook(first: CartChange, then: CartChange): CartChange {
  const isBoth = kindOf(first) === kindOf(then);
  const other = kindOf(first) === 'look' ? then : first;
  const { skip_cart_triggers: isSilent, ...rest } = isBoth ? { ...first.payload, ...then.payload } : other.payload;
  const silent = isBoth ? first.payload.skip_cart_triggers && then.payload.skip_cart_triggers : isSilent;
  const forced = first.payload.force_refresh_cart || then.payload.force_refresh_cart;
  const payload = {
    ...rest,
    ...(silent ? { skip_cart_triggers: true } : {}),
    ...(forced ? { force_refresh_cart: forced } : {}),
  };
  return withRedirect(withRedirect({ ...other, payload }, then), first);
}

export const withRedirect = (change: CartChange, { redirect }: Pick<CartChange, 'redirect'>): CartChange =>
  change.redirect || !redirect ? change : { ...change, redirect };

const BY_ID: readonly string[] = ['addons', 'measurement', 'nyp', 'attributes'];

/** Undefined when add-ons, measures, prices or attributes of the same product differ. */
function add(first: Payload, then: Payload): Payload | undefined {
  const products = sums(first.products, then.products);
  const variations = sums(first.variations, then.variations);
  if (!products || !variations) return undefined;
  const common = Object.keys(recordOf(first.products)).filter(id => id in recordOf(then.products));
  // A product with a chosen variation is no product without one.
  if (common.some(id => id in recordOf(first.variations) !== id in recordOf(then.variations))) return undefined;
  const joined: Record<string, unknown> = { ...first, ...then, products, variations };
  for (const key of new Set([...Object.keys(first), ...Object.keys(then)])) {
    if (key === 'products' || key === 'variations') continue;
    const [one, other] = [first[key], then[key]];
    if (BY_ID.includes(key)) {
      // Attributes stand by variation: values that one leaves open may differ.
      const ids = key === 'attributes' ? Object.keys(recordOf(one)).filter(id => id in recordOf(other)) : common;
      if (ids.some(id => !isSame(recordOf(one)[id], recordOf(other)[id]))) return undefined;
      joined[key] = { ...recordOf(one), ...recordOf(other) };
    } else if (!isSame(one, other)) return undefined;
  }
  if (!Object.keys(variations).length) delete joined.variations;
  return joined;
}

/** Undefined where one is no number, as that of a row without a quantity. */
function sums(first: unknown, then: unknown): Record<string, unknown> | undefined {
  const total: Record<string, unknown> = { ...recordOf(first) };
  for (const [key, value] of Object.entries(recordOf(then))) {
    const before = total[key];
    const sum = !(key in total) ? value : isRecord(value) ? sums(before, value) : plus(before, value);
    if (sum === undefined) return undefined;
    total[key] = sum;
  }
  return total;
}

function plus(first: unknown, then: unknown): number | undefined {
  const [one, other] = [unitsOf(first), unitsOf(then)];
  return one === undefined || other === undefined ? undefined : numberOf(one + other);
}

/** Fields in another order count as others: then each change gets a call of its own. */
const isSame = (first: unknown, then: unknown): boolean => JSON.stringify(first) === JSON.stringify(then);
