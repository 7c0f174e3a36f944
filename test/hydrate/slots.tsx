import { useState } from 'react';
import { Adopted, type SlotProps } from '../../src/hydrate';

/** A slot that spreads its attributes, and renders again on each click. */
export function Button({ attributes, children }: SlotProps<HTMLButtonElement>) {
  const [clicks, setClicks] = useState(0);
  return (
    <button {...attributes} data-clicks={clicks} onClick={() => setClicks(clicks + 1)}>
      {children}
    </button>
  );
}

/** A slot for any element: renders it again, with other attributes, when `again` reaches it. */
export function Again({ element, children }: SlotProps) {
  const [times, setTimes] = useState(0);
  return (
    <Adopted of={element} data-times={times} onInput={() => setTimes(times + 1)}>
      {children}
    </Adopted>
  );
}

/** An event that `Again` answers. */
export function again(): Event {
  return new Event('input', { bubbles: true });
}
