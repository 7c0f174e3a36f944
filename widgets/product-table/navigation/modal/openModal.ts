import { bus } from '../../../../src/core/bus/bus';
import { listenDom } from '../../../../src/core/bus/dom';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { loadMessages } from '../../../../src/core/messages';
import { makePressable, pressWithKeys } from '../../pressable';
import { navigations } from '../../query/serialise';
import type { Table } from '../../table';
import { settleChoice } from '../choices';
import { emptyDates, swapDates } from '../dates';
import { refreshHeadingsIn } from '../headingFeedback';
import { readyMenus, toggleMenu } from '../menu';
import { navigationChange } from '../navigationChange';
import { followRange, rangeOf, sayWrong, swapLimits } from '../rangeFields';
import { readyRanges } from '../ranges';
import { isSearch, readySearch, searchAlone, searchInput } from '../search';
import { hearAccordions, readyAccordions } from '../sidebar';
import { fillModal, isolate, keepTabIn, type ModalMode } from './fillModal';
import { tModal } from './messages';

/** On the page's body while a modal is open. */
const OPEN = 'wcpt-nav-modal-on';
/** Where other scripts read how far the page was scrolled, px. */
const SCROLL = 'wcpt_nav_modal_scroll';
/** What applies the choices: the texts of a search, a range or dates are choices as well. */
const APPLY =
  '.wcpt-nm-apply, .wcpt-search-submit, .wcpt-search-clear, .wcpt-range-submit-button, .wcpt-date-picker-submit-button, ' +
  '.wcpt-date-picker-reset-button';

/** Id of the form that the copies belong to. */
const FORM = 'sw-table-modal';

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
  const ended = new AbortController();
  const { signal } = ended;
  keepApart(modal);
  const backdrop = document.createElement('div');
  backdrop.className = 'wcpt-nav-modal-backdrop';

  const radios = navigations(table).flatMap(navigation => [
    ...navigation.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked'),
  ]);
  pageJQuery()?.(modal).data('wcpt-radios', Object.fromEntries(radios.map(({ name, value }) => [name, value])));
  const { scrollY } = window;
  Reflect.set(window, SCROLL, scrollY);

  const askToClose = () => bus.emit('wcpt_close', {}, modal);
  const close = () => {
    if (signal.aborted) return;
    ended.abort();
    closeOther = () => {};
    bus.emit('wcpt-nav-modal-off', {});
    document.body.classList.remove(OPEN);
    backdrop.remove();
    modal.remove();
    letIn();
    // Another script may have taken the copies out of their form.
    for (const radio of radios) radio.checked = true;
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    opener.focus({ preventScroll: true });
  };
  const apply = (target: Element) => {
    if (sayWrong(modal.querySelectorAll<HTMLInputElement>('.wcpt-range-input-wrapper input'))) return;
    settleLimits(modal);
    for (const input of modal.querySelectorAll('.wcpt-search-input')) {
      if (isSearch(input)) input.value = input.value.trim();
    }
    askToClose();
    const search = target.matches('.wcpt-search-input, .wcpt-search-submit') ? searchInput(target) : undefined;
    if (!search || !searchAlone(table, search)) navigationChange(table, { target, roots: [modal], apply: true });
  };

  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const heading = target.closest('.wcpt-filter-heading');
    if (heading?.parentElement) toggleMenu(heading.parentElement);
    if (target.closest('.wcpt-nm-close')) askToClose();
    if (target.closest('.wcpt-nm-reset')) {
      askToClose();
      void table.query({ changes: [], append: false, purpose: 'filter' });
    }
    const cleared = target.closest('.wcpt-search-clear') && searchInput(target);
    if (cleared) cleared.value = '';
    const emptied = target.closest('.wcpt-date-picker-reset-button');
    if (emptied) {
      event.preventDefault();
      emptyDates(emptied);
    }
    const applier = target.closest(APPLY);
    if (applier) apply(applier);
  };
  const onKeydown = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    keepTabIn(modal, event);
    if (key === 'Escape') askToClose();
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!/^(?:checkbox|radio|range)$/.test(target.type)) apply(target);
  };
  modal.addEventListener('click', onClick, { signal });
  modal.addEventListener('keydown', onKeydown, { signal });
  modal.addEventListener('submit', event => event.preventDefault(), { signal });
  backdrop.addEventListener('click', askToClose, { signal });
  const onChange = (control: Element) => {
    settleChoice(control);
    refreshHeadingsIn(modal);
    if (mode === 'sort') apply(control);
  };
  listenDom(modal, 'change', onChange, signal);
  modal.addEventListener('input', ({ target }) => target instanceof Element && followRange(target), { signal });
  hearAccordions(modal, () => true, signal);
  bus.on('wcpt_close', close, { target: modal, signal });
  table.signal.addEventListener('abort', close, { signal });

  if (modal.querySelector('.wcpt-search-filter-options')) {
    // It is there already: the fields are copies of its own.
    void import('../optionSearch/optionSearch').then(
      ({ hearOptionSearch }) => hearOptionSearch(modal, signal),
      () => {},
    );
  }
  nameModal(modal, mode);
  refreshHeadingsIn(modal);
  readyRanges(table, modal);
  pressWithKeys(modal, '[role="button"]', signal);
  bus.emit(OPEN, {});
  document.body.classList.add(OPEN);
  document.body.append(backdrop, modal);
  const letIn = isolate([backdrop, modal]);
  closeOther = close;
  modal.focus({ preventScroll: true });
}

/**
 * Radios of one name are one group in a form: those of the copies are not to uncheck the table's. The modal stays a child of
 * the body, as the shop's style sheet on phones hides all other children.
 */
function keepApart(modal: Element): void {
  const form = document.createElement('form');
  form.id = FORM;
  form.noValidate = true;
  form.hidden = true;
  for (const control of modal.querySelectorAll('input, select, textarea')) control.setAttribute('form', FORM);
  // First in it: when the controls come into the page, theirs is there.
  modal.prepend(form);
}

/** Tells screen readers what has opened, and what its parts do. */
function nameModal(modal: HTMLElement, mode: ModalMode): void {
  const heading = modal.querySelector(`.wcpt-on-${mode}-show`);
  modal.setAttribute('role', 'dialog');
  modal.setAttribute('aria-modal', 'true');
  modal.tabIndex = -1;
  if (heading?.textContent?.trim()) {
    heading.id ||= 'sw-table-modal-heading';
    modal.setAttribute('aria-labelledby', heading.id);
  } else modal.setAttribute('aria-label', tModal(mode === 'sort' ? 'product-table.sorting' : 'product-table.filters'));
  for (const button of modal.querySelectorAll('.wcpt-nm-close, .wcpt-nm-apply, .wcpt-nm-reset')) {
    makePressable(button, tModal('product-table.close'));
  }
  readyMenus(modal);
  readySearch(modal);
  readyAccordions(modal);
}

/** Limits and dates that are the wrong way round are swapped. Source: spec product-table 5.5. */
function settleLimits(modal: Element): void {
  for (const wrapper of modal.querySelectorAll('.wcpt-range-options-wrapper')) {
    const range = rangeOf(wrapper);
    if (range) swapLimits(range);
  }
  for (const dates of modal.querySelectorAll('[data-wcpt-filter="date_picker"]')) swapDates(dates);
}
