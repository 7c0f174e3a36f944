import type { Table } from '../../table';
import { copyTemplate, hasTemplate } from '../templates';
import { among } from './among';
import { availabilityMessage } from './availabilityMessage';
import { isChanged, putContent, restoreContent, textWithoutLabel } from './printed';
import { numberOf, textOf, type Variation } from './variation';

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
