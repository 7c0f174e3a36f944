import { listenDom } from '../../../src/core/bus/dom';
import { clearVerdict, validate } from './validate';

/** Checks a form's fields as the shopper fills them in; nothing is ever kept from the server. Source: contract 17.5. */
export function watchFields(form: HTMLFormElement, signal: AbortSignal): void {
  listenDom(form, 'input', clearVerdict, signal);
  const judge = (field: Element) => {
    clearVerdict(field);
    validate(field);
  };
  listenDom(form, 'change', judge, signal);
  for (const type of ['validate', 'focusout']) listenDom(form, type, validate, signal);
}
