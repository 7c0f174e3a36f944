import { listenDom } from '../../../../src/core/bus/dom';
import { pressWithKeys } from '../../pressable';
import { settleChoice } from '../choices';
import { emptyDates, swapDates } from '../dates';
import { refreshHeadingsIn } from '../headingFeedback';
import { navigationChange } from '../navigationChange';
import { rangeOf, sayWrong, swapLimits } from '../rangeFields';
import { isSearch, searchAlone, searchInput } from '../SearchBox';
import type { PhoneNavigation } from './PhoneModal';

/** What of the copies applies the choices: the texts of a search, a range or dates are choices as well. */
const APPLY =
  '.wcpt-search-submit, .wcpt-search-clear, .wcpt-range-submit-button, .wcpt-date-picker-submit-button, ' +
  '.wcpt-date-picker-reset-button';

/**
 * Follows the copies of the navigation in a modal, as their own components, which are in the table, say nothing of when they
 * are applied here: with a button or Enter, and in a modal that sorts with each choice.
 */
export function hearCopies(navigation: PhoneNavigation, signal: AbortSignal): void {
  const { modal, mode, askToClose } = navigation;
  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const cleared = target.closest('.wcpt-search-clear') && searchInput(target);
    if (cleared) cleared.value = '';
    const emptied = target.closest('.wcpt-date-picker-reset-button');
    if (emptied) {
      event.preventDefault();
      emptyDates(emptied);
    }
    const applier = target.closest(APPLY);
    if (applier) applyCopies(navigation, applier);
  };
  const onKeydown = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    if (key === 'Escape') askToClose();
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!/^(?:checkbox|radio|range)$/.test(target.type)) applyCopies(navigation, target);
  };
  const onChange = (control: Element) => {
    settleChoice(control);
    refreshHeadingsIn(modal);
    if (mode === 'sort') applyCopies(navigation, control);
  };
  modal.addEventListener('click', onClick, { signal });
  modal.addEventListener('keydown', onKeydown, { signal });
  modal.addEventListener('submit', event => event.preventDefault(), { signal });
  listenDom(modal, 'change', onChange, signal);
  pressWithKeys(modal, '[role="button"]', signal);
}

/**
 * Closes the modal, and has the table show what is chosen in it.
 * @param target what was used; a search that stands alone is all that is asked for
 */
export function applyCopies({ table, modal, askToClose }: PhoneNavigation, target: Element): void {
  if (sayWrong(modal.querySelectorAll<HTMLInputElement>('.wcpt-range-input-wrapper input'))) return;
  settleLimits(modal);
  for (const input of modal.querySelectorAll('.wcpt-search-input')) {
    if (isSearch(input)) input.value = input.value.trim();
  }
  askToClose();
  const search = target.matches('.wcpt-search-input, .wcpt-search-submit') ? searchInput(target) : undefined;
  if (!search || !searchAlone(table, search)) navigationChange(table, { target, roots: [modal], apply: true });
}

/** Limits and dates that are the wrong way round are swapped. Source: spec product-table 5.5. */
function settleLimits(modal: Element): void {
  for (const wrapper of modal.querySelectorAll('.wcpt-range-options-wrapper')) {
    const range = rangeOf(wrapper);
    if (range) swapLimits(range);
  }
  for (const dates of modal.querySelectorAll('[data-wcpt-filter="date_picker"]')) swapDates(dates);
}
