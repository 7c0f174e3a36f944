import { parseJson } from '../../../src/core/guards';
import { isSet } from '../settings';
import type { Table } from '../table';
import {
  among,
  copyTemplate,
  hasTemplate,
  isChanged,
  numberOf,
  putContent,
  restoreContent,
  textOf,
  textWithoutLabel,
  type Variation,
} from './printed';

const KIND = 'availability-message';

/** Says how much of a variation there is, or of the product. Source: spec product-table 4.7; contract 26.5, 26.8. */
export function showAvailability(table: Table, elements: readonly Element[], variation: Variation | undefined): void {
  for (const element of among(elements, '.wcpt-availability.wcpt-variable-switch')) {
    if (variation) show(table, element, variation);
    else reset(table, element);
  }
}

function show(table: Table, element: Element, variation: Variation): void {
  const id = element.getAttribute('data-wcpt-element-id') ?? '';
  const message = availabilityMessage(variation, {
    has: name => hasTemplate(table, KIND, id, name),
    lowStock: numberOf(element.getAttribute('data-wcpt-low_stock_threshold')),
  });
  element.classList.toggle('wcpt-hide', !message);
  const content = message && render(table, id, message.name, message.className, textOf(variation.stock));
  putContent(element, content ?? '');
}

/** What was printed; where that was about a variation, what the attributes say of the product. */
function reset(table: Table, element: Element): void {
  if (!isChanged(element)) return;
  element.classList.remove('wcpt-hide');
  restoreContent(element);
  const [name, className] = [ownOf(element, 'message_tpl'), ownOf(element, 'stock_class')];
  if (!name || !className) return;
  const id = element.getAttribute('data-wcpt-element-id') ?? '';
  const own = render(table, id, name, className, element.getAttribute('data-wcpt-stock') ?? '');
  if (own && own.textContent?.trim() !== textWithoutLabel(element)) putContent(element, own);
}

/** Older tables print the names without `default`. */
const ownOf = (element: Element, name: string): string | null =>
  element.getAttribute(`data-wcpt-default-${name}`) ?? element.getAttribute(`data-wcpt-${name}`);

function render(
  table: Table,
  id: string,
  name: string,
  className: string,
  stock: string,
): DocumentFragment | undefined {
  const template = copyTemplate(table, KIND, id, name);
  if (!template) return undefined;
  for (const place of template.querySelectorAll('.wcpt-stock-placeholder')) place.textContent = stock;
  const message = document.createElement('span');
  message.className = className;
  message.append(template);
  const content = new DocumentFragment();
  content.append(message);
  return content;
}

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
interface AvailabilityRules {
  readonly has: (message: MessageName) => boolean;
  /** Stock up to which little is left; undefined: never. */
  readonly lowStock: number | undefined;
}

/** A message and the class of its element. */
interface AvailabilityMessage {
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

/**
 * What is said of a stock: the label of the last range that it is in, else the number; nothing of a negative one.
 * Source: spec product-table 4.7; contract 26.5.
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

/** Shows how much of a variation is left, or of the product. Source: contract product-table 26.5. */
export function showStock(elements: readonly Element[], variation: Variation | undefined): void {
  for (const element of among(elements, '.wcpt-stock.wcpt-variable-switch')) {
    if (variation) {
      const stock = textOf(variation.stock);
      element.classList.toggle('wcpt-hide', !stock);
      putContent(
        element,
        stock && stockText(stock, parseJson(element.getAttribute('data-wcpt-stock-range-labels') ?? '')),
      );
    } else if (isChanged(element)) {
      element.classList.toggle('wcpt-hide', element.getAttribute('data-wcpt-stock') === '');
      restoreContent(element);
    }
  }
}
