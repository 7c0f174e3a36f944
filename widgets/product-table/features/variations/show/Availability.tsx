import { type ReactNode, useMemo } from 'react';
import { isSet, parseJson } from '../../../../../src/core/guards';
import { isOnByDefault } from '../../../../../src/core/variations';
import { Live } from '../../../../../src/hydrate';
import type { Variation } from '../../../table/rows/rowState';
import { type FollowerProps, numberOf, type Templates, textOf, usePrintedText, Value } from './printed';

const KIND = 'availability-message';

/** See contract/product-table.md#variations-in-rows. */
export function Availability({ of, variation, hasFollowed, templates }: FollowerProps): ReactNode {
  const printed = usePrintedText(of);
  const content = useMemo(() => {
    if (!variation) return hasFollowed ? productMessage(templates, of, printed) : undefined;
    const message = availabilityMessage(variation, {
      has: name => templates.has(KIND, of, name),
      lowStock: numberOf(of.getAttribute('data-wcpt-low_stock_threshold')),
    });
    return (message && render(templates, of, message.name, message.className, textOf(variation.stock))) ?? '';
  }, [of, variation, hasFollowed, templates, printed]);
  const isHidden = variation ? content === '' : hasFollowed ? false : undefined;
  return (
    <>
      <Live of={of} classes={{ 'wcpt-hide': isHidden }} />
      <Value of={of} content={content} />
    </>
  );
}

/** Returns the product's message from the attributes; undefined where it is the printed one. */
function productMessage(templates: Templates, of: Element, printed: string): Element | undefined {
  const [name, className] = [ownOf(of, 'message_tpl'), ownOf(of, 'stock_class')];
  if (!name || !className) return undefined;
  const message = render(templates, of, name, className, of.getAttribute('data-wcpt-stock') ?? '');
  return message?.textContent?.trim() === printed ? undefined : message;
}

/** Older tables print the names without `default`. */
const ownOf = (of: Element, name: string): string | null =>
  of.getAttribute(`data-wcpt-default-${name}`) ?? of.getAttribute(`data-wcpt-${name}`);

function render(
  templates: Templates,
  of: Element,
  name: string,
  className: string,
  stock: string,
): Element | undefined {
  const template = templates.copy(KIND, of, name);
  if (!template) return undefined;
  for (const place of template.querySelectorAll('.wcpt-stock-placeholder')) place.textContent = stock;
  const message = document.createElement('span');
  message.className = className;
  message.append(template);
  return message;
}

export function Stock({ of, variation, hasFollowed }: FollowerProps): ReactNode {
  const stock = textOf(variation?.stock);
  const ranges = of.getAttribute('data-wcpt-stock-range-labels') ?? '';
  const ofProduct = hasFollowed ? of.getAttribute('data-wcpt-stock') === '' : undefined;
  return (
    <>
      <Live of={of} classes={{ 'wcpt-hide': variation ? !stock : ofProduct }} />
      <Value of={of} content={variation && stock && stockText(stock, parseJson(ranges))} />
    </>
  );
}

const CLASSES = {
  out_of_stock_message: 'wcpt-out-of-stock',
  on_backorder_message: 'wcpt-on-backorder',
  on_backorder_managed_message: 'wcpt-on-backorder',
  in_stock_message: 'wcpt-in-stock',
  single_stock_message: 'wcpt-low-stock',
  low_stock_message: 'wcpt-low-stock',
  in_stock_managed_message: 'wcpt-in-stock',
} as const;

export type MessageName = keyof typeof CLASSES;

interface AvailabilityRules {
  readonly has: (message: MessageName) => boolean;
  /** Stock up to which little is left; undefined: never. */
  readonly lowStock: number | undefined;
}

export function availabilityMessage(variation: Variation, rules: AvailabilityRules) {
  const name = nameOf(variation, rules);
  return name && rules.has(name) ? { name, className: CLASSES[name] } : undefined;
}

function nameOf(variation: Variation, { has, lowStock }: AvailabilityRules): MessageName | undefined {
  const isManaged = isSet(variation.managing_stock);
  const notifies = isSet(variation.backorders_require_notification);
  const stock = numberOf(variation.stock);
  if (!isOnByDefault(variation.is_in_stock)) return 'out_of_stock_message';
  const isOnBackorder = isSet(variation.is_on_backorder) && (notifies || !isManaged);
  if (isOnBackorder && has('on_backorder_message')) return 'on_backorder_message';
  if (!isManaged) return 'in_stock_message';
  if (isSet(variation.backorders_allowed)) {
    if (notifies) return 'on_backorder_managed_message';
    // Backorders without a notice have no text about the stock.
    return stock !== undefined && stock <= 0 ? undefined : 'in_stock_message';
  }
  if (stock === 1 && has('single_stock_message')) return 'single_stock_message';
  const isLow = stock !== undefined && lowStock !== undefined && stock <= lowStock;
  return isLow && has('low_stock_message') ? 'low_stock_message' : 'in_stock_managed_message';
}

/**
 * The label of the last range that the stock is in, else the number.
 * @param ranges `[[min, max, label], …]`, bounds included; an empty bound is none
 */
export function stockText(stock: string, ranges: unknown): string {
  const count = numberOf(stock);
  if (count === undefined) return stock;
  const labels = (Array.isArray(ranges) ? ranges : []).flatMap((range: unknown) => {
    if (!Array.isArray(range)) return [];
    const [min, max, label] = [numberOf(range[0]), numberOf(range[1]), textOf(range[2])];
    return count >= (min ?? -Infinity) && count <= (max ?? Infinity) ? [label] : [];
  });
  const label = labels.at(-1);
  if (label !== undefined) return label.replaceAll('[stock]', () => stock);
  return count < 0 ? '' : stock;
}
