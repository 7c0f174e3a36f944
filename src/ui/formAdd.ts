import { createStore, type StoreApi } from 'zustand/vanilla';
import { addFormInBackground } from '../core/cart/addForm';
import { postsPlainly } from '../core/cart/addScripts';
import { markIdle, markLoading } from '../core/cart/buttonState';
import { pageConfig } from '../core/config/pageConfig';
import { addsInBackground } from '../core/config/shopGlobals';
import type { CallFailure } from '../core/errors';
import { runAfterListeners } from './press';
import { whenStillHere } from './sendOnce';

export interface FormAdd {
  readonly form: HTMLFormElement;
  readonly failure: StoreApi<{ readonly kind: CallFailure | undefined }>;
  start(signal: AbortSignal): void;
}

/** Failures after which the next try is a plain post. */
const UNTRUSTED: readonly CallFailure[] = ['http', 'not-json', 'shape'];

/**
 * Sends a form in the background; the same submit twice is sent once, another one after the first.
 * The browser posts the form when the page or the shop has switched this off, after a veto, and after an answer that made no sense.
 */
export function createFormAdd(form: HTMLFormElement, isAjax?: boolean): FormAdd {
  const failure = createStore<{ kind: CallFailure | undefined }>()(() => ({ kind: undefined }));
  let isPlain = false;
  /** Whether an add leads to another page, which is on its way. */
  let isLeaving = false;
  let ended = new AbortController().signal;
  /** The add that was begun last, while it waits or runs. */
  let last: { readonly button: HTMLElement; readonly fields: string } | undefined;

  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented || isPlain || !addsInBackground()) return;
    if (!(isAjax ?? pageConfig().ajaxProductForms) || postsPlainly()) return;
    const button = event.submitter ?? form.querySelector<HTMLElement>('.single_add_to_cart_button');
    // Scripts of other plugins fill fields, or stop it, as they hear of it.
    if (button) runAfterListeners(event, () => add(button));
  };

  function add(button: HTMLElement): void {
    const adding = { button, fields: encode(form) };
    if (isLeaving || (adding.fields === last?.fields && button === last.button)) return;
    last = adding;
    failure.setState({ kind: undefined });
    markLoading(button);
    void send(button)
      .catch(() => {
        // A listener threw before it was sent: the next try is a plain post.
        markIdle(button);
        isPlain = true;
        failure.setState({ kind: 'network' });
      })
      .finally(() => {
        if (last === adding) last = undefined;
        else if (last) markLoading(last.button);
      });
  }

  async function send(button: HTMLElement): Promise<void> {
    const outcome = await addFormInBackground(form, button);
    if (outcome.ended === 'vetoed') {
      // Browsers ignore a submit of a form whose submit event is being dispatched.
      await new Promise(resolve => setTimeout(resolve));
      postPlainly(button);
    }
    if (outcome.ended === 'leaving') leave(button);
    if (outcome.ended !== 'failed') return;
    isPlain = UNTRUSTED.includes(outcome.kind);
    failure.setState({ kind: outcome.kind });
  }

  function postPlainly(button: HTMLElement): void {
    const before = isPlain;
    isPlain = true;
    form.requestSubmit(button instanceof HTMLButtonElement && button.form === form ? button : null);
    isPlain = before;
  }

  function leave(button: HTMLElement): void {
    isLeaving = true;
    const stay = () => {
      isLeaving = false;
      markIdle(button);
    };
    whenStillHere(stay, ended);
  }

  function start(signal: AbortSignal): void {
    ended = signal;
    form.addEventListener('submit', onSubmit, { signal });
  }

  return { form, failure, start };
}

/** A form's fields as one text, to tell whether two submits are the same. */
const encode = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)], (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
