import { type MouseEvent, type ReactNode, useState } from 'react';
import { followableUrl } from '../../src/core/url';
import { Adopted, type SlotProps, useAttributes } from '../../src/hydrate';
import { accepts } from './parts';
import { useNotice } from './store';

/** Yes, no, or the cross. */
export function Choice({ element }: SlotProps): ReactNode {
  const store = useNotice();
  return <Control element={element} onPress={() => store.choose(accepts(element))} />;
}

/** Takes the choice back. */
export function Revoke({ element }: SlotProps): ReactNode {
  const store = useNotice();
  return <Control element={element} onPress={() => void store.revoke(element)} />;
}

/** Opens what tells more, where that is a page. */
export function MoreInfo({ element }: SlotProps): ReactNode {
  const onClick = (event: MouseEvent) => {
    const url = followableUrl(element.getAttribute('data-link-url') ?? '');
    if (!url) return;
    event.preventDefault();
    window.open(url, element.getAttribute('data-link-target') || '_self', 'noopener');
  };
  return <Adopted of={element} onClick={onClick} />;
}

/** A button, or what older versions print in its place: a link, or a span that keys can't reach. */
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

/** Clicks a control on the keys that a button has, where the browser does not. */
export function pressOnKey(control: HTMLElement, event: { readonly key?: string; preventDefault(): void }): void {
  const isPressed = event.key === ' ' || (event.key === 'Enter' && !(control instanceof HTMLAnchorElement));
  if (!isPressed || control instanceof HTMLButtonElement) return;
  event.preventDefault();
  control.click();
}
