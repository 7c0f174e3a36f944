import { type ReactNode, useEffect, useState } from 'react';
import { foundText } from './messages';

/** How long nothing is typed before the number is said, in ms: not after each letter. */
const PAUSE = 500;

/** Says to screen readers how many choices a search has found. @param count undefined: nothing is looked for */
export function Announcement({ count }: { count: number | undefined }): ReactNode {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(count === undefined ? '' : foundText(count)), count === undefined ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <span className="sw-select-search__said sw-visually-hidden" role="status">
      {said}
    </span>
  );
}
