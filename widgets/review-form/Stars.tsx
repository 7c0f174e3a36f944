import { Fragment, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { added, useClasses } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { isRatingRequired, requiredText, starLabel } from './params';
import { Star } from './Star';
import { useReview } from './store';

/** The stars: links in `p.stars`, as themes style them, and radio buttons by role and keys. Source: contract 10. */
export function Stars({ select }: { select: HTMLSelectElement }): ReactNode {
  const store = useReview();
  const rating = useStore(store, ({ ratings }) => ratings.get(select));
  const paragraph = useRef<HTMLParagraphElement>(null);
  const errorId = useId();
  const label = select.labels[0];

  useLayoutEffect(() => added(paragraph.current), []);
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
      {/* Said once, by the alert; then it describes the stars, which have the focus. */}
      {isMissing && (
        <span id={errorId} className="sw-rating-error">
          {requiredText()}
        </span>
      )}
    </p>
  );
}
