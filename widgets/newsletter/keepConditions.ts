import { listenDom } from '../../src/core/bus/dom';
import { checkRules } from './checkRules';
import { applyConditions, conditionalParts, failsUnseen, showAll } from './conditions';

/** Shows and hides the parts of a form whenever its fields may have changed. Source: contract add-ons 5.8. */
export function keepConditions(form: HTMLFormElement, signal: AbortSignal): void {
  const { noValidate } = form;
  const apply = () => {
    applyConditions(form);
    form.noValidate = noValidate || failsUnseen(form);
  };
  apply();
  if (conditionalParts(form).length > 0) checkRules(form);
  for (const type of ['input', 'keyup']) form.addEventListener(type, apply, { capture: true, signal });
  form.addEventListener('change', apply, { capture: true, signal });
  listenDom(form, 'change', apply, signal);
  // The fields have their values back only after the event.
  form.addEventListener('reset', () => setTimeout(apply), { signal });
  document.addEventListener('mc4wp-refresh', apply, { signal });
  // Browsers fill in what was typed before, now or then without an event.
  for (const type of ['load', 'pageshow']) window.addEventListener(type, apply, { signal });
  const giveBack = () => {
    showAll(form);
    form.noValidate = noValidate;
  };
  signal.addEventListener('abort', giveBack, { once: true });
}
