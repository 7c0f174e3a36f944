import type { ChosenAttributes } from '../../src/core/bus/events';

/** The form's attribute selects, in page order. */
export function attributeSelects(form: HTMLElement): HTMLSelectElement[] {
  return [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
}

/** Name under which a select's choice goes out. Source: contract 3.4. */
export function attributeName(select: HTMLSelectElement): string {
  return select.dataset.attribute_name || select.name;
}

/** What the selects say. */
export function readChosen(selects: readonly HTMLSelectElement[]): ChosenAttributes {
  const data = Object.fromEntries(selects.map(select => [attributeName(select), select.value]));
  return { count: selects.length, chosenCount: selects.filter(select => select.value !== '').length, data };
}

/** Whether every attribute has a choice. */
export function isComplete({ count, chosenCount }: ChosenAttributes): boolean {
  return count > 0 && count === chosenCount;
}
