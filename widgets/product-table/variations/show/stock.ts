import { among } from './among';
import { isChanged, putContent, restoreContent } from './printed';
import { numberOf, textOf, type Variation } from './variation';

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
      putContent(element, stock && stockText(stock, rangesOf(element)));
    } else if (isChanged(element)) {
      element.classList.toggle('wcpt-hide', element.getAttribute('data-wcpt-stock') === '');
      restoreContent(element);
    }
  }
}

function rangesOf(element: Element): unknown {
  try {
    return JSON.parse(element.getAttribute('data-wcpt-stock-range-labels') || '[]');
  } catch {
    // Numbers then.
    return [];
  }
}
