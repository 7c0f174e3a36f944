/** Controls of the ways of shipping. Source: contract 13.3. */
export const RATES = 'select.shipping_method, input[name^="shipping_method"]';

/** The chosen rate of each package: index → rate. */
export function chosenRates(totals: Element): Record<string, string> {
  const rates: Record<string, string> = {};
  for (const control of totals.querySelectorAll<HTMLInputElement | HTMLSelectElement>(RATES)) {
    if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) continue;
    const index = control.dataset.index ?? /\[(\w+)\]/.exec(control.name)?.[1];
    if (index !== undefined) rates[index] = control.value;
  }
  return rates;
}

/** Goes back to the rates that the server knows of. */
export function resetRates(totals: Element): void {
  for (const control of totals.querySelectorAll<HTMLInputElement | HTMLSelectElement>(RATES)) {
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
    else
      control.selectedIndex = Math.max(
        0,
        [...control.options].findIndex(option => option.hasAttribute('selected')),
      );
  }
}
