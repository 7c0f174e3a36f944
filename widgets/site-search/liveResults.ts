import { isCallError } from '../../src/core/errors';
import { reportError } from '../../src/core/report';
import { tSearch } from './messages';
import { moveInResults } from './moveInResults';
import { resultBox } from './resultBox';
import { findLive } from './searchCall';

/** The last key is this long ago before the shop is asked, ms. Source: add-on contract 4.4. */
const DEBOUNCE = 500;

/** Shows what a form would find while the shopper types; an answer to an older text is dropped. */
export function showLiveResults(form: HTMLFormElement, input: HTMLInputElement, signal: AbortSignal): void {
  const shortest = Math.max(1, Number(form.getAttribute('data-min-no-for-search')) || 1);
  const spinner = form.querySelector<HTMLElement>('.is-loader-image');
  const box = resultBox(form, input, signal);
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    asking.abort();
    if (spinner) spinner.style.display = 'none';
  };
  const ask = async () => {
    asking = new AbortController();
    const { signal: dropped } = asking;
    if (spinner) spinner.style.display = 'inline-block';
    try {
      const { content, count } = await findLive(form, dropped);
      if (dropped.aborted) return;
      const words = tSearch(count > 0 ? 'site-search.found' : 'site-search.none', { count });
      box.show(content.textContent?.trim() ? content : words, words);
    } catch (cause) {
      if (dropped.aborted) return;
      tellFailure(cause);
    }
    stop();
  };
  const tellFailure = (cause: unknown) => {
    const isExpired = isCallError(cause) && (cause.kind === 'refused' || cause.status === 401 || cause.status === 403);
    const words = tSearch(isExpired ? 'site-search.expired' : 'site-search.failed');
    box.show(words, words);
    // The same text may be tried again.
    asked = '';
    reportError({
      where: 'site-search',
      element: form,
      found: 'live results did not come',
      consequence: 'The shopper is told; the form opens the page of results.',
      cause,
    });
  };
  const onInput = () => {
    const words = input.value.trim();
    if (words === asked) return;
    asked = words;
    stop();
    if (words.length < shortest) box.hide();
    else timer = setTimeout(() => void ask(), DEBOUNCE);
  };
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('focus', () => box.reopen(), { signal });
  moveInResults(form, input, box, signal);
  signal.addEventListener('abort', stop);
  // What was typed while this was loading.
  onInput();
}
