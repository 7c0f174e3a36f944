import { describeBy } from '../../../src/ui/describeBy';
import type { Field } from './problemOf';

const SERVERS = 'data-sw-server';
const errorId = (field: Field) => `${field.id || field.name}_description`;

/**
 * Says below a field what is wrong with it; screen readers hear it with the field. Source: contract 18.4.
 * @param isServers whether the server has found it
 */
export function showInlineError(row: Element, field: Field, text: string, isServers = false): void {
  const id = errorId(field);
  const there = document.getElementById(id);
  const error = there ?? document.createElement('p');
  error.id = id;
  error.className = 'checkout-inline-error-message';
  error.toggleAttribute(SERVERS, isServers);
  if (error.textContent !== text) error.textContent = text;
  if (!there) row.append(error);
  field.setAttribute('aria-invalid', 'true');
  describeBy(field, id, true);
}

/** Takes back what `showInlineError` said. */
export function clearInlineError(field: Field): void {
  const id = errorId(field);
  document.getElementById(id)?.remove();
  field.removeAttribute('aria-invalid');
  describeBy(field, id, false);
}

/** Whether what stands below a field was found by the server. */
export const hasServerError = (field: Field): boolean =>
  document.getElementById(errorId(field))?.hasAttribute(SERVERS) ?? false;
