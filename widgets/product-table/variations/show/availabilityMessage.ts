import { isSet } from '../readChoice';
import { numberOf, type Variation } from './variation';

/** Templates of messages about the stock. Source: spec product-table 3.13. */
export type MessageName =
  | 'out_of_stock_message'
  | 'on_backorder_message'
  | 'on_backorder_managed_message'
  | 'in_stock_message'
  | 'single_stock_message'
  | 'low_stock_message'
  | 'in_stock_managed_message';

/** Class of the message's element. */
const CLASSES: Readonly<Record<MessageName, string>> = {
  out_of_stock_message: 'wcpt-out-of-stock',
  on_backorder_message: 'wcpt-on-backorder',
  on_backorder_managed_message: 'wcpt-on-backorder',
  in_stock_message: 'wcpt-in-stock',
  single_stock_message: 'wcpt-low-stock',
  low_stock_message: 'wcpt-low-stock',
  in_stock_managed_message: 'wcpt-in-stock',
};

/** What the shop's element for the stock has to say things with. */
export interface AvailabilityRules {
  readonly has: (message: MessageName) => boolean;
  /** Stock up to which little is left; undefined: never. */
  readonly lowStock: number | undefined;
}

/** A message and the class of its element. */
export interface AvailabilityMessage {
  readonly name: MessageName;
  readonly className: string;
}

/**
 * The message for a variation's stock; undefined where nothing is to be said. Source: spec product-table 4.7; contract 26.8.
 */
export function availabilityMessage(variation: Variation, rules: AvailabilityRules): AvailabilityMessage | undefined {
  const name = nameOf(variation, rules);
  return name && rules.has(name) ? { name, className: CLASSES[name] } : undefined;
}

function nameOf(variation: Variation, { has, lowStock }: AvailabilityRules): MessageName | undefined {
  const isManaged = isSet(variation.managing_stock);
  const notifies = isSet(variation.backorders_require_notification);
  const stock = numberOf(variation.stock);
  if (variation.is_in_stock !== undefined && !isSet(variation.is_in_stock)) return 'out_of_stock_message';
  const isOnBackorder = isSet(variation.is_on_backorder) && (notifies || !isManaged);
  if (isOnBackorder && has('on_backorder_message')) return 'on_backorder_message';
  if (!isManaged) return 'in_stock_message';
  if (isSet(variation.backorders_allowed)) {
    if (notifies) return 'on_backorder_managed_message';
    // More is ordered silently: what is left says nothing.
    return stock !== undefined && stock <= 0 ? undefined : 'in_stock_message';
  }
  if (stock === 1 && has('single_stock_message')) return 'single_stock_message';
  const isLow = stock !== undefined && lowStock !== undefined && stock <= lowStock;
  return isLow && has('low_stock_message') ? 'low_stock_message' : 'in_stock_managed_message';
}
