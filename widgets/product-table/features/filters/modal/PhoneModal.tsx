import type { MouseEvent, ReactNode } from 'react';
import { bus } from '../../../../../src/core/bus/bus';
import type { DomEvent } from '../../../../../src/core/bus/dom';
import { pageJQuery } from '../../../../../src/core/bus/jquery';
import { adopt, hydrateWidget, useClasses } from '../../../../../src/hydrate';
import { clickWithKeys } from '../../../../../src/ui/press';
import { useBus, useDomEvent } from '../../../../../src/ui/useBus';
import { useDialog } from '../../../../../src/ui/useDialog';
import { restoreFocus } from '../../../table/keepFocus';
import { reportPart } from '../../../table/onTable';
import { own } from '../../../table/own';
import { type Filter, inOrder, withTexts } from '../../../table/query/choices';
import { tNavigation } from '../../../table/query/messages';
import { inNavigations } from '../../../table/query/pairs';
import { openDraft, settleControl, showChoices, typeText, updateChoices } from '../../../table/query/updateChoices';
import { showSingle, type Table, TableProvider } from '../../../table/table';
import { buttonSlot } from '../Button';
import { askAlone, navigationChange } from '../navigationChange';
import { navigationSlots } from '../navigationSlots';
import { emptyDates, sayWrong } from '../Range';
import { resetsOthers, searchAlone, searchInput } from '../SearchBox';
import { filtersOf, type ModalMode } from '../state';
import { fillModal } from './fillModal';

/** Class of the page's body while a modal is open. */
const OPEN = 'wcpt-nav-modal-on';
/** Name under which other scripts read the page's scroll position, px. */
const SCROLL = 'wcpt_nav_modal_scroll';

interface PhoneNavigation {
  readonly table: Table;
  readonly mode: ModalMode;
  readonly modal: HTMLElement;
  readonly backdrop: HTMLElement;
  /** Dispatches the event that closes it, to which other scripts listen as well. */
  readonly askToClose: () => void;
  readonly close: () => void;
}

/**
 * Opens a dialog with copies of the filters: nothing of the table changes until they are applied.
 * @returns false when the table has no template for it
 */
export function openModal(table: Table, opener: HTMLElement): boolean {
  const mode: ModalMode = opener.getAttribute('data-wcpt-modal') === 'sort' ? 'sort' : 'filters';
  const before = filtersOf(table).getState().dialog;
  if (before?.modal.isConnected && before.mode === mode) return true;
  const template = own(table, '.wcpt-nav-modal-tpl .wcpt-nav-modal')[0];
  if (!template) {
    const cause = new Error('there is no .wcpt-nav-modal in a .wcpt-nav-modal-tpl');
    reportPart(table, 'its filters could not be opened', 'They are shown above the table.', cause);
    return false;
  }
  const modal = fillModal(table, template, mode);
  const ended = new AbortController();
  const { signal } = ended;
  const close = () => ended.abort();
  showSingle('navigation', close);
  const backdrop = document.createElement('div');
  backdrop.className = 'wcpt-nav-modal-backdrop';

  openDraft(table, modal);
  const radios = inNavigations<HTMLInputElement>(table, 'input[type="radio"]:checked');
  pageJQuery()?.(modal).data('wcpt-radios', Object.fromEntries(radios.map(({ name, value }) => [name, value])));
  const { scrollY } = window;
  Reflect.set(window, SCROLL, scrollY);

  signal.addEventListener('abort', () => {
    filtersOf(table).setState({ dialog: undefined });
    table.store.setState({ draft: undefined });
    bus.emit('wcpt-nav-modal-off', {});
    root.unmount();
    backdrop.remove();
    modal.remove();
    // Radios of another script's copies uncheck those of their names.
    showChoices(table);
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    focusOpener(table, opener);
  });
  const askToClose = () => bus.emit('wcpt_close', {}, modal);
  const navigation: PhoneNavigation = { table, mode, modal, backdrop, askToClose, close };
  bus.emit(OPEN, {});
  // Before it is measured: style sheets hide the page's scroll bar.
  document.body.append(backdrop, modal);
  const root = hydrateWidget('product-table', modal, () => <PhoneModal {...navigation} />, {
    atOnce: true,
    onFail: close,
  });
  filtersOf(table).setState({ dialog: navigation });
  table.signal.addEventListener('abort', close, { signal });
  modal.focus({ preventScroll: true });
  return true;
}

/** An answer, or another device view, may have put another button in place of the opener, or have taken it away. */
function focusOpener(table: Table, opener: HTMLElement): void {
  const mode = opener.getAttribute('data-wcpt-modal');
  const isSame = (button: Element) => button.getAttribute('data-wcpt-modal') === mode;
  const button = opener.isConnected ? opener : own(table, '.wcpt-rn-button').find(isSame);
  button?.focus({ preventScroll: true });
  if (document.activeElement !== button) restoreFocus(table);
}

/** The dialog: its own buttons, and copies of the navigation's controls. */
function PhoneModal(navigation: PhoneNavigation): ReactNode {
  const { table, mode, modal, backdrop, askToClose, close } = navigation;
  useClasses(document.body, { [OPEN]: true });
  useDialog(modal, true, tNavigation(mode === 'sort' ? 'product-table.sorting' : 'product-table.filters'), backdrop);
  useDomEvent(backdrop, 'click', askToClose);
  useBus('wcpt_close', (_, { target }) => target === modal && close(), modal);
  // React receives no change that a script triggers with jQuery, and no key of the modal itself, which has the focus at first.
  useDomEvent(modal, 'change', (control, event) => chooseCopy(navigation, control, event));
  useDomEvent(modal, 'keydown', (target, event) => {
    if (event instanceof KeyboardEvent) pressKey(navigation, target, event);
  });
  useDomEvent(modal, 'submit', (_, event) => event.preventDefault());
  return <TableProvider value={table}>{adopt(modal, slotsOf(navigation))}</TableProvider>;
}

/** Slots as in the table's navigation, but the controls that apply a search, a range or dates apply all choices. */
function slotsOf(navigation: PhoneNavigation) {
  const { table, askToClose } = navigation;
  const apply = (element: Element, { nativeEvent }: MouseEvent) => applyCopies(navigation, element, nativeEvent);
  const own = (press: typeof apply) =>
    buttonSlot(
      (_, element, event) => press(element, event),
      () => tNavigation('product-table.close'),
    );
  const applyAfter = (change: (part: Element) => void) =>
    buttonSlot((_, element, event) => {
      event.preventDefault();
      change(element);
      apply(element, event);
    });
  const submit = buttonSlot((_, element, event) => apply(element, event));
  return {
    ...navigationSlots,
    '.wcpt-search-submit': submit,
    '.wcpt-search-clear': applyAfter(part => {
      const input = searchInput(part);
      if (input) typeText(table, input, '');
    }),
    '.wcpt-range-submit-button': submit,
    '.wcpt-date-picker-submit-button': submit,
    '.wcpt-date-picker-reset-button': applyAfter(part => emptyDates(table, part)),
    '.wcpt-nm-close': own(askToClose),
    '.wcpt-nm-apply': own(apply),
    '.wcpt-nm-reset': own(() => {
      askToClose();
      askAlone(table);
    }),
  };
}

/** Handles a choice. A modal that sorts applies each choice. */
function chooseCopy(navigation: PhoneNavigation, control: Element, event: DomEvent): void {
  settleControl(navigation.table, control);
  if (navigation.mode === 'sort') applyCopies(navigation, control, event);
}

/** Fields in which Enter does not apply. */
const WITHOUT_ENTER = '[type="checkbox"], [type="radio"], [type="range"], .wcpt-search-filter-options';

/** Handles a key: Escape closes, Enter in a text or a limit applies, Enter and Space press the shop's own buttons. */
function pressKey(navigation: PhoneNavigation, target: Element, event: KeyboardEvent): void {
  const { key, isComposing } = event;
  if (key === 'Escape' && !event.defaultPrevented) navigation.askToClose();
  if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement) {
    event.preventDefault();
    if (!target.matches(WITHOUT_ENTER)) applyCopies(navigation, target, event);
  }
  clickWithKeys('[role="button"]', event);
}

/** Closes the modal, and has the table show its choices; a search box that resets other filters searches alone. */
function applyCopies({ table, modal, askToClose }: PhoneNavigation, target: Element, event: DomEvent): void {
  if (sayWrong(modal.querySelectorAll<HTMLInputElement>('.wcpt-range-input-wrapper input'))) return;
  const search = target.matches('.wcpt-search-input, .wcpt-search-submit') ? searchInput(target) : undefined;
  const pairs = updateChoices(table, modal, ({ filter }, choice) =>
    withTexts(filter, inOrder(filter, choice), ({ type }, text) => (type === 'search' ? text.trim() : text)),
  )();
  const { draft } = table.store.getState();
  askToClose();
  const isAlone = search ? resetsOthers(search) : false;
  const isTaken = ({ controls }: Filter) => !isAlone || controls.some(({ name }) => name === search?.name);
  // Opened again before the answer has come, the dialog shows the applied choices.
  updateChoices(table, undefined, ({ filter }, choice) => (isTaken(filter) && draft?.get(filter.key)) || choice);
  if (search && searchAlone(table, search)) return;
  navigationChange(table, { target, event, pairs, apply: true });
}
