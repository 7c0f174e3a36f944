import { quantityOf } from '../rows/quantity';
import { isVariableRow, mainRowOf } from '../rows/row';
import { type FieldProblem, fieldProblems } from './fieldProblem';
import { formsOf } from './formFields';

/** Returns the problems of a form; where the table has the quantity, that of the form does not count. */
export function rowProblems(form: HTMLFormElement): FieldProblem[] {
  const row = mainRowOf(form);
  const hasQuantity = row && quantityOf(row);
  const isVariable = row && isVariableRow(row);
  return fieldProblems(
    form,
    ({ name }) => !(hasQuantity && name === 'quantity') && !(isVariable && name.startsWith('attribute_')),
  );
}

export const problemsOfRow = (row: HTMLElement): FieldProblem[] => formsOf(row).flatMap(rowProblems);
