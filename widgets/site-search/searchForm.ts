import { reportError } from '../../src/core/report';
import { focusInput, inputOf } from './focusInput';

/**
 * Keeps a search for nothing from being sent, and has a form with live results show them. It is posted as ever.
 * Source: add-on contract 4.1, 4.4.
 */
export function startForm(form: HTMLFormElement, signal: AbortSignal): void {
  const input = inputOf(form);
  const isLive = form.matches('.is-ajax-search');
  const onSubmit = (event: Event) => {
    const isEmpty = input !== null && !input.value.trim();
    if (!isEmpty && !(isLive && form.matches('.is-disable-submit'))) return;
    event.preventDefault();
    focusInput(form);
  };
  form.addEventListener('submit', onSubmit, { signal });
  if (!input || !isLive) return;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import('./liveResults').then(
      ({ showLiveResults }) => signal.aborted || showLiveResults(form, input, signal),
      (cause: unknown) => {
        isLoading = false;
        reportError({
          where: 'site-search',
          element: form,
          found: 'what shows results while the shopper types did not load',
          consequence: 'The form opens the page of results.',
          cause,
        });
      },
    );
  };
  for (const type of ['focus', 'input']) input.addEventListener(type, load, { signal });
  if (document.activeElement === input) load();
}
