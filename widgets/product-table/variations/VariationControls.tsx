import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { mainRow, rowOf } from '../rows/row';
import { rowState } from '../rows/rowState';
import { saying } from '../rows/saying';
import { PARTS } from '../tooltips/parts';
import { RADIO } from './selection';
import { clearChoice } from './startVariations';

// What is chosen is put into lists and buttons by `show/showChoice` alone: a press on one may be what wakes its row, and has
// changed it by then.

/**
 * A list of a row's variations. Its changes are heard where jQuery and cold rows raise them as well, see `startVariations`.
 * Source: contract product-table 26.1, source a.
 */
export const VariationSelect = saying(({ element }: SlotProps): ReactNode => <Adopted of={element} />);

/** The product's own form in a row: a widget of its own, which the row follows. Source: contract product-table 26.1, source c. */
export const VariationForm = saying(({ element }: SlotProps): ReactNode => <Adopted of={element} />);

/**
 * One of the buttons of which each is a variation, with what stands around it: all of it is pressed, and a second press
 * takes the choice back. Source: contract product-table 26.1, source b; 26.3.
 */
export const VariationRadio = saying(({ element: box, children }: SlotProps): ReactNode => {
  const table = useTable();
  const [hasTooltip] = useState(() => box.querySelector(PARTS) !== null);
  const clear = (radio: HTMLInputElement) => clearChoice(table, radio);
  const onClick = ({ target }: MouseEvent) => {
    const radio = radioIn(box);
    if (!radio || radio.disabled || !(target instanceof Element)) return;
    if (target !== radio) {
      // A label does it by itself.
      if (!target.closest('label, a, button, input, select')) radio.click();
    } else if (isChosen(radio)) clear(radio);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    const radio = radioIn(box);
    if (event.key !== ' ' || event.target !== radio || !radio || !isChosen(radio)) return;
    // Browsers do nothing more with the space bar on a radio button that is checked.
    event.preventDefault();
    clear(radio);
  };
  return (
    <Adopted of={box} onClick={onClick} onKeyUp={onKeyUp}>
      {hasTooltip ? children : undefined}
    </Adopted>
  );
});

const radioIn = (box: Element) => box.querySelector<HTMLInputElement>(RADIO);

/** Whether a button was chosen before it is pressed; a row that is not read yet is as the server printed it. */
function isChosen(radio: HTMLInputElement): boolean {
  const row = rowOf(radio);
  const selection = row && rowState(mainRow(row))?.selection;
  return selection ? selection.variation_id === radio.value : radio.defaultChecked;
}
