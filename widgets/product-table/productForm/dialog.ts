import { bus } from '../../../src/core/bus/bus';
import { isolate, keepTabIn } from '../navigation/modal/fillModal';
import { makePressable, pressWithKeys } from '../pressable';
import { tForm } from './messages';

const OPEN = 'wcpt-modal-on';
const CLOSE = '.wcpt-close-modal';
const TITLE = '.wcpt-product-form-title';
let count = 0;
let closeOther = () => {};

/** A modal of the table that is open. */
interface Dialog {
  readonly signal: AbortSignal;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

/** How a modal opens. */
interface DialogOptions {
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  /** Its name where it has no title. */
  readonly label: string;
  /** Closes it when the table goes. */
  readonly signal: AbortSignal;
}

/**
 * Opens a modal of the table as a dialog: the page behind it is shut out, Escape, a click beside it, its cross and
 * `wcpt_close` on it close it, and another one takes its place. Source: contract product-table 19, 35.
 */
export function openDialog(modal: HTMLElement, { opener, label, signal: outer }: DialogOptions): Dialog {
  const ended = new AbortController();
  const { signal } = ended;
  const content = modal.querySelector<HTMLElement>('.wcpt-modal-content') ?? modal;
  describe(content, label);
  for (const cross of modal.querySelectorAll(CLOSE)) {
    makePressable(cross);
    cross.setAttribute('aria-label', tForm('product-table.close'));
  }
  const askToClose = () => bus.emit('wcpt_close', {}, modal);
  const leave = () => {
    ended.abort();
    letIn();
    modal.remove();
  };
  const close = () => {
    if (signal.aborted) return;
    leave();
    closeOther = () => {};
    document.body.classList.remove(OPEN);
    if (opener.isConnected) opener.focus({ preventScroll: true });
  };
  modal.addEventListener(
    'click',
    ({ target }) => {
      if (target === modal || (target instanceof Element && target.closest(CLOSE))) askToClose();
    },
    { signal },
  );
  modal.addEventListener('keydown', event => keepTabIn(content, event), { signal });
  document.addEventListener('keydown', event => event.key === 'Escape' && !event.defaultPrevented && askToClose(), {
    signal,
  });
  pressWithKeys(modal, `${CLOSE}[role="button"]`, signal);
  bus.on('wcpt_close', (_, { target }) => target === modal && close(), { target: modal, signal });
  outer.addEventListener('abort', close, { signal });
  closeOther();
  closeOther = leave;
  document.body.append(modal);
  document.body.classList.add(OPEN);
  const letIn = isolate([modal]);
  content.focus({ preventScroll: true });
  return { signal, isClosed: () => signal.aborted, close };
}

function describe(content: HTMLElement, label: string): void {
  const title = content.querySelector(TITLE);
  content.setAttribute('role', 'dialog');
  content.setAttribute('aria-modal', 'true');
  content.tabIndex = -1;
  if (title) {
    title.id ||= `sw-table-form-${++count}`;
    content.setAttribute('aria-labelledby', title.id);
  } else content.setAttribute('aria-label', label);
}
