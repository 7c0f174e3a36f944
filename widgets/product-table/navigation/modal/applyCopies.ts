import { storeContext } from '../../../../src/ui/storeContext';
import { pressMatching } from '../../pressable';
import type { Table } from '../../table';
import { settleChoice } from '../choices';
import { swapDates } from '../dates';
import { refreshHeadingsIn } from '../headingFeedback';
import { navigationChange } from '../navigationChange';
import { rangeOf, sayWrong, swapLimits } from '../rangeFields';
import { isSearch, searchAlone, searchInput } from '../SearchBox';
import type { ModalMode } from './fillModal';

/** A modal that is open, and what its parts may do. */
export interface PhoneNavigation {
  readonly table: Table;
  readonly mode: ModalMode;
  readonly modal: HTMLElement;
  readonly backdrop: HTMLElement;
  /** Asks whoever listens to close it: other scripts hear it as well. */
  readonly askToClose: () => void;
  readonly close: () => void;
}

/** Gives the components of a modal the modal that they are of. */
export const [ModalProvider, useModal] = storeContext<PhoneNavigation>();

/** Another choice. In a modal that sorts, each is applied. */
export function chooseCopy(navigation: PhoneNavigation, control: Element): void {
  settleChoice(control);
  refreshHeadingsIn(navigation.modal);
  if (navigation.mode === 'sort') applyCopies(navigation, control);
}

/** A key: Escape closes, Enter in a text or a limit applies, and what the shop has made a button is pressed. */
export function pressKey(navigation: PhoneNavigation, target: Element, event: KeyboardEvent): void {
  const { key, isComposing } = event;
  if (key === 'Escape') navigation.askToClose();
  if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement) {
    event.preventDefault();
    if (!/^(?:checkbox|radio|range)$/.test(target.type)) applyCopies(navigation, target);
  }
  pressMatching(event, '[role="button"]');
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
