import { type ReactNode, useMemo } from 'react';
import { parseJson } from '../../../../../src/core/guards';
import { Live } from '../../../../../src/hydrate';
import { availabilityMessage, stockText } from './availability';
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
