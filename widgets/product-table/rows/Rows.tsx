import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { enlargeAt } from '../pictures/Picture';
import { pointAt } from './ChildRowToggle';

/** The table with its rows, most of which are cold: to point at one is no reason to wake it, and is heard here for all. */
export function Rows({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  const onMouseOver = ({ target }: MouseEvent) => {
    if (target instanceof Element) pointAt(table, target.closest('.wcpt-row') ?? undefined);
  };
  const onMouseOut = ({ relatedTarget }: MouseEvent) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) pointAt(table, undefined);
  };
  const onPointerOver = ({ nativeEvent }: PointerEvent) => enlargeAt(table, nativeEvent);
  return (
    <Adopted of={element} onMouseOver={onMouseOver} onMouseOut={onMouseOut} onPointerOver={onPointerOver}>
      {children}
    </Adopted>
  );
}
