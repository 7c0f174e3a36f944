import { formatFigure } from '../../price/figure';

/** An amount as a price element shows it: texts come in the shop's notation already. Source: contract product-table 26.1. */
export const amountText = (value: unknown): string =>
  typeof value === 'number' ? formatFigure(value) : typeof value === 'string' ? value : '';

/** Fills the amounts of prices of one kind, such as `regular`, in a template. */
export function fillAmounts(scope: ParentNode, kind: string, value: unknown): void {
  for (const amount of scope.querySelectorAll(`.wcpt-${kind}-price .wcpt-amount`))
    amount.textContent = amountText(value);
}
