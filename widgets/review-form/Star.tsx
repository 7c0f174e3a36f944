import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useClasses } from '../../src/hydrate';

interface StarProps {
  /** 1 is the first. */
  readonly position: number;
  readonly isChosen: boolean;
  /** Whether Tab leads to it. */
  readonly isInFocus: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One star: a radio button whose arrow keys choose its neighbours, without a way round the ends. */
export function Star({ position, isChosen, isInFocus, onChoose, children }: StarProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useClasses(link, { active: isChosen });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onChoose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: themes draw the stars on links
    // biome-ignore lint/a11y/useValidAnchor: themes draw the stars on links
    <a
      ref={link}
      className={`star-${position}`}
      role="radio"
      href="#"
      aria-checked={isChosen}
      tabIndex={isInFocus ? 0 : -1}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
    >
      {children}
    </a>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { key, currentTarget: star } = event;
  const isForth = key === 'ArrowRight' || key === 'ArrowDown';
  if (!isForth && key !== 'ArrowLeft' && key !== 'ArrowUp' && key !== ' ') return;
  event.preventDefault();
  const next = key === ' ' ? star : isForth ? star.nextElementSibling : star.previousElementSibling;
  if (!(next instanceof HTMLElement)) return;
  next.focus();
  next.click();
}

/** Sliders move on arrow keys that are let go anywhere in the page. */
function onKeyUp(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}
