import type { MouseEvent, ReactNode } from 'react';
import { Adopted, type SlotProps } from '../../../../src/hydrate';
import { emptyDates } from '../dates';
import { navigationSlots } from '../navigationSlots';
import { searchInput } from '../SearchBox';
import { applyCopies, useModal } from './applyCopies';

/**
 * What is drawn of a modal's copies: as in the table, but for what is used to apply a search, a range or dates, which applies
 * all that is chosen in the modal.
 */
export const copySlots = {
  ...navigationSlots,
  '.wcpt-search-submit': Submit,
  '.wcpt-search-clear': SearchClear,
  '.wcpt-range-submit-button': Submit,
  '.wcpt-date-picker-submit-button': Submit,
  '.wcpt-date-picker-reset-button': DateReset,
};

/** The original has told that it is a button, and the dialog hears the keys of those. See `pressKey`. */
function Submit({ element, children }: SlotProps): ReactNode {
  const navigation = useModal();
  return (
    <Adopted of={element} onClick={() => applyCopies(navigation, element)}>
      {children}
    </Adopted>
  );
}

/** Takes the text of a search back. */
function SearchClear({ element, children }: SlotProps): ReactNode {
  const navigation = useModal();
  const clear = () => {
    const input = searchInput(element);
    if (input) input.value = '';
    applyCopies(navigation, element);
  };
  return (
    <Adopted of={element} onClick={clear}>
      {children}
    </Adopted>
  );
}

/** Takes the dates back. */
function DateReset({ element, children }: SlotProps): ReactNode {
  const navigation = useModal();
  const reset = (event: MouseEvent) => {
    event.preventDefault();
    emptyDates(element);
    applyCopies(navigation, element);
  };
  return (
    <Adopted of={element} onClick={reset}>
      {children}
    </Adopted>
  );
}
