import { raiseDom } from '../../src/core/bus/dom';

/** Puts `http://` before a web address that was typed without it, when its field is left. Source: spec storefront 5. */
export function completeUrls(form: HTMLFormElement, signal: AbortSignal): void {
  form.addEventListener(
    'focusout',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'url') return;
      const typed = target.value.trim();
      if (!typed || /^http/i.test(typed)) return;
      target.value = `http://${typed}`;
      raiseDom(target, 'change');
    },
    { signal },
  );
}
