import { isRecord } from '../../../src/core/bus/wire';
import { isVariableRow, rowVariationId } from '../rows/row';
import { rowParts } from '../rows/rowParts';
import { rowState } from '../rows/rowState';

/** A variation to add. */
export interface ChosenVariation {
  readonly id: string;
  /** `attribute_pa_barva` → its value. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The variation that a row adds: the chosen one if nothing is missing, or the row's own. Source: contract product-table 15.6. */
export function chosenVariation(row: HTMLElement): ChosenVariation | undefined {
  const own = rowVariationId(row);
  if (own) return { id: own, attributes: { ...printedAttributes(row), ...termsOf(row) } };
  const chosen = isVariableRow(row) ? rowState(row)?.selection : undefined;
  if (!chosen?.variation_id) return undefined;
  const isComplete = chosen.variation_selected && chosen.variation_available && chosen.complete_match;
  return isComplete ? { id: chosen.variation_id, attributes: chosen.attributes } : undefined;
}

function printedAttributes(row: Element): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(row.getAttribute('data-wcpt-variation-attributes') ?? '');
    if (!isRecord(parsed)) return {};
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value ?? '')]));
  } catch {
    return {};
  }
}

/** Values that the shopper chose for attributes of a variation that leaves them open. */
function termsOf(row: HTMLElement): Readonly<Record<string, string>> {
  const selector = 'select.wcpt-select-variation-attribute-term[data-wcpt-attribute]';
  const selects = rowParts(row).flatMap(part => [...part.querySelectorAll<HTMLSelectElement>(selector)]);
  const chosen = selects.filter(({ value }) => value);
  return Object.fromEntries(chosen.map(select => [select.getAttribute('data-wcpt-attribute') ?? '', select.value]));
}
