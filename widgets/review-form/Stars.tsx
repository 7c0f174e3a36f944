import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { markInjected, useClasses } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { isRatingRequired, requiredText, starLabel } from './messages';
import { useReview } from './store';

/** The stars: links in `p.stars`, as themes style them, and radio buttons by role and keys. */
export function Stars({ select }: { select: HTMLSelectElement }): ReactNode {
  const store = useReview();
  const rating = useStore(store, ({ ratings }) => ratings.get(select));
  const paragraph = useRef<HTMLParagraphElement>(null);
  const errorId = useId();
  const label = select.labels[0];

  useLayoutEffect(() => {
    markInjected(paragraph.current);
    // The select is hidden now.
    if (document.activeElement === select) store.focus(select);
  }, [select, store]);
  useClasses(paragraph, { selected: Boolean(rating?.value) });
  if (!rating) return null;

  const { values, value: chosen, isMissing } = rating;
  const inFocus = Math.max(values.indexOf(chosen), 0);
  return (
    <p ref={paragraph} className="stars">
      <span
        role="radiogroup"
        aria-labelledby={label?.id || undefined}
        aria-label={label?.textContent ?? undefined}
        aria-required={isRatingRequired()}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? errorId : undefined}
      >
        {values.map((value, index) => (
          <Fragment key={value}>
            {/* Themes draw them as letters of a line, with a space between. */}
            {index > 0 && ' '}
            <Star
              position={index + 1}
              isChosen={value === chosen}
              isInFocus={index === inFocus}
              onChoose={() => store.choose(select, value)}
            >
              {starLabel(index + 1, values.length)}
            </Star>
          </Fragment>
        ))}
      </span>
      {/* No alert: it describes the stars, which get the focus, so it is read out once. */}
      {isMissing && (
        <span id={errorId} className="sw-rating-error">
          {requiredText()}
        </span>
      )}
    </p>
  );
}

interface StarProps {
  readonly position: number;
  readonly isChosen: boolean;
  readonly isInFocus: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One star: a radio button whose arrow keys choose its neighbours, without a way round the ends. */
function Star({ position, isChosen, isInFocus, onChoose, children }: StarProps): ReactNode {
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

/** Sliders move on `keyup` of arrow keys anywhere in the page. */
function onKeyUp(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}
