import { type FormEvent, type ReactNode, useEffect } from 'react';
import { bus } from '../../../src/core/bus/bus';
import { Adopted, adopt, hydrateWidget, type SlotProps, useAttributes, useClasses } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';
import { storeContext } from '../../../src/ui/storeContext';
import { useBus, useDomEvent } from '../../../src/ui/useBus';
import { useDialog } from '../../../src/ui/useDialog';
import { tForm } from './messages';

/** A modal of the table that is open. */
interface Dialog {
  readonly signal: AbortSignal;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

/** What happens in the product's form. */
interface FormHandlers {
  /** It is sent; before any other listener hears it. */
  readonly onSubmit: (event: Event) => void;
  /** Something was filled in. */
  readonly onInput: (form: HTMLFormElement) => void;
}

/** How a modal opens. */
interface DialogOptions {
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  /** Its name where it has no title. */
  readonly label: string;
  /** Closes it when the table goes. */
  readonly signal: AbortSignal;
  /** Without them it has no form yet. */
  readonly form?: FormHandlers;
}

interface DialogParts {
  readonly modal: HTMLElement;
  /** What of it is the dialog; around it is what covers the page. */
  readonly content: HTMLElement;
  readonly label: string;
  readonly form: FormHandlers | undefined;
  /** Asks whoever listens to close it: other scripts hear it as well. */
  readonly askToClose: () => void;
  readonly close: () => void;
}

const [PartsProvider, useParts] = storeContext<DialogParts>();

let closeOther = () => {};
let count = 0;

/**
 * Opens a modal of the table as a dialog: the page behind it is shut out, Escape, a click beside it, its cross and
 * `wcpt_close` on it close it, and another one takes its place. Source: contract product-table 19, 35.
 */
export function openDialog(modal: HTMLElement, { opener, label, signal: outer, form }: DialogOptions): Dialog {
  const ended = new AbortController();
  const { signal } = ended;
  const content = modal.querySelector<HTMLElement>('.wcpt-modal-content') ?? modal;
  const title = content.querySelector('.wcpt-product-form-title');
  if (title) {
    title.id ||= `sw-table-form-${++count}`;
    content.setAttribute('aria-labelledby', title.id);
  }
  const leave = () => {
    ended.abort();
    root.unmount();
    modal.remove();
  };
  const close = () => {
    if (signal.aborted) return;
    leave();
    closeOther = () => {};
    if (opener.isConnected) opener.focus({ preventScroll: true });
  };
  const askToClose = () => bus.emit('wcpt_close', {}, modal);
  const parts: DialogParts = { modal, content, label, form, askToClose, close };
  outer.addEventListener('abort', close, { signal });
  closeOther();
  closeOther = leave;
  document.body.append(modal);
  const root = hydrateWidget('product-table', modal, () => <ProductFormDialog {...parts} />, { atOnce: true });
  content.focus({ preventScroll: true });
  return { signal, isClosed: () => signal.aborted, close };
}

const slots = { '.wcpt-close-modal': Cross, 'form.cart': CartForm };

/** The dialog: its cross and its form, whose content is that of its own widget and of other scripts. */
function ProductFormDialog(parts: DialogParts): ReactNode {
  const { modal, content, label, askToClose, close } = parts;
  useClasses(document.body, { 'wcpt-modal-on': true });
  useDialog(content, true, label);
  useDomEvent(modal, 'click', target => target === modal && askToClose());
  useBus('wcpt_close', (_, { target }) => target === modal && close(), modal);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && askToClose();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [askToClose]);
  return <PartsProvider value={parts}>{adopt(modal, slots)}</PartsProvider>;
}

function Cross({ element }: SlotProps): ReactNode {
  const { askToClose } = useParts();
  useAttributes(element, { role: 'button', tabindex: '0', 'aria-label': tForm('product-table.close') });
  return <Adopted of={element} onClick={askToClose} onKeyDown={clickOnKeys} />;
}

function CartForm({ element }: SlotProps<HTMLFormElement>): ReactNode {
  const { form } = useParts();
  const onInput = () => form?.onInput(element);
  useDomEvent(element, 'change', onInput);
  const onSubmit = ({ nativeEvent }: FormEvent) => form?.onSubmit(nativeEvent);
  return <Adopted of={element} onSubmitCapture={onSubmit} onInput={onInput} />;
}
