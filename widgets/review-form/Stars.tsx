import { Fragment, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { useAttributes, useClasses } from '../../src/hydrate';
import { isRatingRequired, requiredText, starLabel } from './params';
import { Star } from './Star';

interface StarsProps {
  readonly select: HTMLSelectElement;
  /** Values of the stars, the lowest first. */
  readonly values: readonly string[];
}

/**
 * The stars of a select, which is hidden and keeps the value for the server. Stars are links in `p.stars`, as themes style
 * them, and radio buttons by role and keys. Source: contract 10.
 */
export function Stars({ select, values }: StarsProps): ReactNode {
  const [rating, setRating] = useState(select.value);
  const [isMissing, setMissing] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const errorId = useId();
  const label = select.labels[0];

  // A hidden field that is required would keep the form from being sent, and say nothing.
  useAttributes(select, { required: null });
  useClasses(paragraph, { selected: rating !== '' });
  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const { form } = select;
    const { display } = select.style;
    const own = paragraph.current;
    select.style.display = 'none';
    const sync = () => {
      setRating(select.value);
      if (select.value) setMissing(false);
    };
    const focus = () => own?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    const check = (event: Event) => {
      if (event.defaultPrevented || select.value || !isRatingRequired()) return;
      event.preventDefault();
      flushSync(() => setMissing(true));
      window.alert(requiredText());
      focus();
    };
    listenDom(select, 'change', sync, signal);
    bus.on('init', sync, { target: select, signal });
    form?.addEventListener('reset', () => setTimeout(sync), { signal });
    form?.addEventListener('submit', check, { signal });
    form?.addEventListener(
      'click',
      event => {
        if (!(event.target instanceof Element)) return;
        // On the click, as the browser's own checks come between it and the submit.
        if (event.target.closest('[type="submit"], button:not([type])')) check(event);
        if (event.target.closest('label')?.control === select) focus();
      },
      { signal },
    );
    bus.emit('init', {}, select);
    return () => {
      ended.abort();
      select.style.display = display;
      // What stands around it is given back as it is; by then React has removed what it wants to.
      queueMicrotask(() => own?.remove());
    };
  }, [select]);

  const choose = (value: string) => {
    select.value = value;
    flushSync(() => {
      setRating(value);
      setMissing(false);
    });
  };
  const inFocus = Math.max(values.indexOf(rating), 0);
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
              isChosen={value === rating}
              isInFocus={index === inFocus}
              onChoose={() => choose(value)}
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
