import type { ReactNode } from 'react';
import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { loadMessages } from '../../../../src/core/messages';
import { Adopted, adopt, hydrateWidget, type SlotProps, useAttributes, useClasses } from '../../../../src/hydrate';
import { clickOnKeys } from '../../../../src/ui/onPress';
import { useBus, useDomEvent } from '../../../../src/ui/useBus';
import { useDialog } from '../../../../src/ui/useDialog';
import { TableProvider } from '../../frame/tableContext';
import { navigations } from '../../query/serialise';
import type { Table } from '../../table';
import { refreshHeadingsIn } from '../headingFeedback';
import { applyCopies, chooseCopy, ModalProvider, type PhoneNavigation, pressKey, useModal } from './applyCopies';
import { copySlots } from './Copies';
import { fillModal, type ModalMode } from './fillModal';
import { tModal } from './messages';

/** On the page's body while a modal is open. */
const OPEN = 'wcpt-nav-modal-on';
/** Where other scripts read how far the page was scrolled, px. */
const SCROLL = 'wcpt_nav_modal_scroll';

let closeOther = () => {};

/**
 * Opens the navigation of small screens, a dialog with copies of the table's filters. Nothing of the table changes until
 * the choices are applied. Source: spec product-table 2.4 "Phone navigation modal"; contract 7.
 * @param opener gets the focus back
 * @throws Error when the table has no template for it
 */
export async function openModal(table: Table, opener: HTMLElement): Promise<void> {
  await loadMessages();
  if (table.signal.aborted) return;
  const mode: ModalMode = opener.getAttribute('data-wcpt-modal') === 'sort' ? 'sort' : 'filters';
  const modal = fillModal(table, mode);
  closeOther();
  const backdrop = document.createElement('div');
  backdrop.className = 'wcpt-nav-modal-backdrop';

  const radios = navigations(table).flatMap(navigation => [
    ...navigation.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked'),
  ]);
  pageJQuery()?.(modal).data('wcpt-radios', Object.fromEntries(radios.map(({ name, value }) => [name, value])));
  const { scrollY } = window;
  Reflect.set(window, SCROLL, scrollY);

  const ended = new AbortController();
  const { signal } = ended;
  const close = () => {
    if (signal.aborted) return;
    ended.abort();
    closeOther = () => {};
    bus.emit('wcpt-nav-modal-off', {});
    root.unmount();
    backdrop.remove();
    modal.remove();
    // Another script may have taken the copies out of their form.
    for (const radio of radios) radio.checked = true;
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    opener.focus({ preventScroll: true });
  };
  const askToClose = () => bus.emit('wcpt_close', {}, modal);
  const navigation: PhoneNavigation = { table, mode, modal, backdrop, askToClose, close };
  bus.emit(OPEN, {});
  // Before it is measured: style sheets hide the page's scroll bar.
  document.body.append(backdrop, modal);
  const root = hydrateWidget('product-table', modal, () => <PhoneModal {...navigation} />, {
    atOnce: true,
    onFail: close,
  });
  refreshHeadingsIn(modal);
  closeOther = close;
  table.signal.addEventListener('abort', close, { signal });
  modal.focus({ preventScroll: true });
}

const slots = {
  ...copySlots,
  '.wcpt-nm-close': Close,
  '.wcpt-nm-apply': ApplyAll,
  '.wcpt-nm-reset': ResetAll,
};

/** The dialog: its own buttons, and copies of what the navigation has. */
function PhoneModal(navigation: PhoneNavigation): ReactNode {
  const { table, mode, modal, backdrop, askToClose, close } = navigation;
  useClasses(document.body, { [OPEN]: true });
  useDialog(modal, true, tModal(mode === 'sort' ? 'product-table.sorting' : 'product-table.filters'), backdrop);
  useDomEvent(backdrop, 'click', askToClose);
  useBus('wcpt_close', (_, { target }) => target === modal && close(), modal);
  // React hears no choice that a script raises with jQuery, and nothing of the modal itself, which has the focus at first.
  useDomEvent(modal, 'change', control => chooseCopy(navigation, control));
  useDomEvent(modal, 'keydown', (target, event) => {
    if (event instanceof KeyboardEvent) pressKey(navigation, target, event);
  });
  useDomEvent(modal, 'submit', (_, event) => event.preventDefault());
  return (
    <TableProvider value={table}>
      <ModalProvider value={navigation}>{adopt(modal, slots)}</ModalProvider>
    </TableProvider>
  );
}

interface ModalButtonProps {
  readonly of: HTMLElement;
  readonly press: () => void;
}

function ModalButton({ of, press }: ModalButtonProps): ReactNode {
  const isNameless = !of.textContent.trim();
  useAttributes(of, {
    role: 'button',
    tabindex: '0',
    ...(isNameless && { 'aria-label': tModal('product-table.close') }),
  });
  return <Adopted of={of} onClick={press} onKeyDown={clickOnKeys} />;
}

/** The cross. */
function Close({ element }: SlotProps): ReactNode {
  const { askToClose } = useModal();
  return <ModalButton of={element} press={askToClose} />;
}

/** Closes the dialog, and has the table show what is chosen in it. */
function ApplyAll({ element }: SlotProps): ReactNode {
  const navigation = useModal();
  return <ModalButton of={element} press={() => applyCopies(navigation, element)} />;
}

/** Closes the dialog, and drops all choices. */
function ResetAll({ element }: SlotProps): ReactNode {
  const { table, askToClose } = useModal();
  const reset = () => {
    askToClose();
    void table.query({ changes: [], append: false, purpose: 'filter' });
  };
  return <ModalButton of={element} press={reset} />;
}
