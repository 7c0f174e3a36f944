import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Adopted, type SlotProps, useAttributes } from '../../../../src/hydrate';
import { clickWithKeys } from '../../../../src/ui/press';
import { owns } from '../../table/own';
import { type Table, useTable } from '../../table/table';

interface ButtonProps {
  readonly of: HTMLElement;
  readonly press: (event: MouseEvent) => void;
  readonly shows?: Readonly<Record<string, string>>;
  readonly isNative?: boolean;
}

/** An element of the navigation as a button. A key clicks it, for the listeners of other scripts and of open menus. */
export function Button({ of, press, shows = {}, isNative = false }: ButtonProps): ReactNode {
  useAttributes(isNative ? null : of, { role: 'button', tabindex: '0', ...shows });
  return <Adopted of={of} onClick={press} onKeyDown={event => clickWithKeys(of, event)} />;
}

/** Returns the handler of a field of the table's navigation that is sent with Enter; the phone's dialog has its own. */
export const onEnter =
  (table: Table, field: Element, send: () => void) =>
  (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !owns(table, field)) return;
    // A form around the table is not to be sent.
    event.preventDefault();
    send();
  };

/**
 * Makes the slot of a button.
 * @param nameOf name of one that shows none, such as an icon; default: a `button` or a link stays as it is
 */
export function buttonSlot(
  press: (table: Table, element: HTMLElement, event: MouseEvent) => void,
  nameOf?: () => string,
) {
  return function ButtonSlot({ element }: SlotProps): ReactNode {
    const table = useTable();
    const [shows] = useState(() => (nameOf && !element.textContent?.trim() ? { 'aria-label': nameOf() } : {}));
    const [isNative] = useState(() => !nameOf && element.matches('button, a[href]'));
    const onPress = (event: MouseEvent) => press(table, element, event);
    return <Button of={element} press={onPress} shows={shows} isNative={isNative} />;
  };
}
