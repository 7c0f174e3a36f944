import { type ReactNode, useRef } from 'react';
import { bus } from '../../../../../src/core/bus/bus';
import { Adopted, adopt, hydrateWidget, type SlotProps, useAttributes, useClasses } from '../../../../../src/hydrate';
import { clickWithKeys } from '../../../../../src/ui/press';
import { useDomEvent } from '../../../../../src/ui/useBus';
import { useDialog } from '../../../../../src/ui/useDialog';
import { keepFocus } from '../../keepFocus';
import { newId } from '../../pressable';
import { tRow } from '../../rows/messages';
import { showSingle, type Table } from '../../table';

interface DialogProps {
  readonly modal: HTMLElement;
  readonly content: HTMLElement;
  /** Its name where it has no title. */
  readonly label: string;
}

/**
 * Opens a modal of the table as a dialog, in place of another one.
 * @returns a signal that aborts when it is closed, and what closes it
 */
export function openDialog(table: Table, modal: HTMLElement, pressed: HTMLElement, label: string) {
  const { activeElement } = document;
  // An answer has replaced the opener: the previous dialog has focused its successor.
  const opener = pressed.isConnected || !(activeElement instanceof HTMLElement) ? pressed : activeElement;
  const ended = new AbortController();
  const { signal } = ended;
  const content = modal.querySelector<HTMLElement>('.wcpt-modal-content') ?? modal;
  const title = content.querySelector('.wcpt-product-form-title');
  if (title) {
    title.id ||= newId('sw-table-form-');
    content.setAttribute('aria-labelledby', title.id);
  }
  // An answer may replace the opener meanwhile.
  const giveFocus = keepFocus(table, opener);
  const leave = () => {
    if (signal.aborted) return;
    ended.abort();
    root.unmount();
    modal.remove();
  };
  const close = () => {
    if (signal.aborted) return;
    leave();
    if (opener.isConnected) opener.focus({ preventScroll: true });
    else giveFocus();
  };
  const props = { modal, content, label };
  bus.on('wcpt_close', (_, { target }) => target === modal && close(), { target: modal, signal });
  table.signal.addEventListener('abort', close, { signal });
  showSingle('form', leave);
  document.body.append(modal);
  const root = hydrateWidget('product-table', modal, () => <ProductFormDialog {...props} />, { atOnce: true });
  content.focus({ preventScroll: true });
  return { signal, close: () => signal.aborted || askToClose(modal) };
}

const CROSS = '.wcpt-close-modal';
const slots = { [CROSS]: Cross };

const askToClose = (modal: Element): void => bus.emit('wcpt_close', {}, modal);

/** The form's content belongs to its own widget and to other scripts. */
function ProductFormDialog({ modal, content, label }: DialogProps): ReactNode {
  useClasses(document.body, { 'wcpt-modal-on': true });
  useDialog(content, true, label);
  const pressed = useRef<Element>(modal);
  useDomEvent(modal, 'pointerdown', target => {
    pressed.current = target;
  });
  // Text that is marked up to beyond the form ends with a click on the modal, too.
  useDomEvent(modal, 'click', target => {
    const isBeside = target === modal && pressed.current === modal;
    if (isBeside || target.closest(CROSS)) askToClose(modal);
    pressed.current = modal;
  });
  // At the window: elements open above the form handle Escape at the document, and prevent its default.
  useDomEvent(window, 'keydown', (_, event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented) askToClose(modal);
  });
  return adopt(modal, slots);
}

function Cross({ element }: SlotProps): ReactNode {
  useAttributes(element, { role: 'button', tabindex: '0', 'aria-label': tRow('product-table.close') });
  return <Adopted of={element} onKeyDown={event => clickWithKeys(element, event)} />;
}
