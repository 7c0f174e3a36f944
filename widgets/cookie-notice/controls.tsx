import { type MouseEvent, type ReactNode, useState } from 'react';
import { followableUrl } from '../../src/core/url';
import { Adopted, type SlotProps, useAttributes } from '../../src/hydrate';

export function MoreInfo({ element }: SlotProps): ReactNode {
  const onClick = (event: MouseEvent) => {
    const url = followableUrl(element.getAttribute('data-link-url') ?? '');
    if (!url) return;
    event.preventDefault();
    window.open(url, element.getAttribute('data-link-target') || '_self', 'noopener');
  };
  return <Adopted of={element} onClick={onClick} />;
}

/** A button, or a link or span of older versions, which keys can't reach. One listener handles its presses and those of controls elsewhere. */
export function Control({ element }: SlotProps): ReactNode {
  const [missing] = useState(() =>
    element.matches('button, input, a[href], [tabindex]') ? {} : { tabindex: '0', role: 'button' },
  );
  useAttributes(element, missing);
  return <Adopted of={element} />;
}
