import type { MouseEvent, ReactNode } from 'react';
import { Adopted, useAttributes } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/press';
import { owns, useTable } from '../table';

interface ButtonProps {
  readonly of: HTMLElement;
  /** Runs on a press. The phone's dialog, which is outside the container, has handlers of its own. */
  readonly press: (event: MouseEvent) => void;
  readonly shows?: Readonly<Record<string, string>>;
  readonly isNative?: boolean;
  readonly children?: ReactNode;
}

/** An element of the navigation as a button. A key clicks it: other scripts, and menus that are open, hear the click. */
export function Button({ of, press, shows = {}, isNative = false, children }: ButtonProps): ReactNode {
  const table = useTable();
  useAttributes(isNative ? null : of, { role: 'button', tabindex: '0', ...shows });
  const onClick = (event: MouseEvent) => {
    if (owns(table, of)) press(event);
  };
  return (
    <Adopted of={of} onClick={onClick} {...(!isNative && { onKeyDown: clickOnKeys })}>
      {children}
    </Adopted>
  );
}

/** The name of a button that shows none, such as an icon. */
export const nameless = (element: Element, name: string): Readonly<Record<string, string>> =>
  element.textContent?.trim() ? {} : { 'aria-label': name };
