import type { MouseEvent, ReactNode } from 'react';
import { Adopted } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { owns } from '../table';
import { useButton } from './useButton';

interface ButtonProps {
  readonly of: HTMLElement;
  /** What a press does; in the phone's dialog, which is no part of the container, that one says what. */
  readonly press: (event: MouseEvent) => void;
  /** Attributes besides. */
  readonly shows?: Readonly<Record<string, string>>;
  /** It is a link, which needs no more. */
  readonly isLink?: boolean;
}

/** A part of the table's navigation that is pressed. */
export function Button({ of, press, shows = {}, isLink = false }: ButtonProps): ReactNode {
  const table = useTable();
  const button = useButton(isLink ? null : of, shows);
  const onClick = (event: MouseEvent) => {
    if (owns(table, of)) press(event);
  };
  return <Adopted of={of} {...button} onClick={onClick} />;
}
