import { owns, type Table } from '../table';
import { isQuantity } from './quantityControls';

/** A tap into a quantity puts the caret behind its number, where the shopper types on. Source: contract product-table 27.6. */
export function caretToEnd(table: Table): void {
  const { container, signal } = table;
  let entered: EventTarget | undefined;
  const onPress = ({ target, pointerType }: PointerEvent) => {
    const isNew = target instanceof HTMLInputElement && target !== document.activeElement && isQuantity(target);
    entered = isNew && pointerType === 'touch' && owns(table, target) ? target : undefined;
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLInputElement) || target !== entered) return;
    entered = undefined;
    // Fields of numbers have no selection that a script could set; a value that is put in has its caret at the end.
    const { value } = target;
    target.value = '';
    target.value = value;
  };
  container.addEventListener('pointerdown', onPress, { signal });
  container.addEventListener('click', onClick, { signal });
}
