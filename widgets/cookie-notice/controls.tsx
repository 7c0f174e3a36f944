import { type MouseEvent, type ReactNode, useState } from 'react';
import { followableUrl } from '../../src/core/url';
import { Adopted, type SlotProps, useAttributes } from '../../src/hydrate';
import { accepts } from './parts';
import { useNotice } from './store';

export function Choice({ element }: SlotProps): ReactNode {
  const store = useNotice();
  return <Control element={element} onPress={() => store.choose(accepts(element))} />;
}

export function Revoke({ element }: SlotProps): ReactNode {
  const store = useNotice();
  return <Control element={element} onPress={() => void store.revoke(element)} />;
}

export function MoreInfo({ element }: SlotProps): ReactNode {
  const onClick = (event: MouseEvent) => {
    const url = followableUrl(element.getAttribute('data-link-url') ?? '');
    if (!url) return;
    event.preventDefault();
    window.open(url, element.getAttribute('data-link-target') || '_self', 'noopener');
  };
  return <Adopted of={element} onClick={onClick} />;
}

/** A button, or a link or span of older versions, which keys can't reach. */
function Control({ element, onPress }: { element: HTMLElement; onPress: () => void }): ReactNode {
  const [missing] = useState(() =>
    element.matches('button, input, a[href], [tabindex]') ? {} : { tabindex: '0', role: 'button' },
  );
  useAttributes(element, missing);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return <Adopted of={element} onClick={onClick} onKeyDown={event => pressOnKey(element, event)} />;
}

/** Clicks a control on a button's keys, where the browser does not. */
export function pressOnKey(control: HTMLElement, event: { readonly key?: string; preventDefault(): void }): void {
  const isPressed = event.key === ' ' || (event.key === 'Enter' && !(control instanceof HTMLAnchorElement));
  if (!isPressed || control instanceof HTMLButtonElement) return;
  event.preventDefault();
  control.click();
}
