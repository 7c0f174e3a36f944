import { type ReactNode, useEffect, useState } from 'react';
import { useClasses } from '../../../src/hydrate';
import type { OpenLightbox } from '../../../src/ui/lightbox/lightbox';
import type { PictureItem } from './items';
import type { PictureOptions } from './options';
import { Share } from './Share';

interface Props {
  readonly open: OpenLightbox;
  readonly items: readonly PictureItem[];
  readonly options: PictureOptions;
}

/** What an open lightbox of a table has besides the pictures. Source: contract product-table 20. */
export function TableLightbox({ open, items, options }: Props): ReactNode {
  const { dialog, titles, Controls } = open;
  useClasses(dialog.element ?? null, { 'sw-lightbox--idle': useIdle(options) });
  return (
    <Controls dialog={dialog} titles={titles}>
      {options.hasShare && <Share dialog={dialog} items={items} />}
    </Controls>
  );
}

/** Whether the mouse has rested for a while, or has left the window; fingers and keys are never told to be idle. */
function useIdle({ idle, idleOutside }: PictureOptions): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!idle) return;
    const ended = new AbortController();
    const { signal } = ended;
    let timer: number | undefined;
    const wait = (time: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), time);
    };
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
    };
    document.addEventListener(
      'pointermove',
      ({ pointerType }) => {
        wake();
        if (pointerType === 'mouse') wait(idle);
      },
      { signal },
    );
    document.documentElement.addEventListener('mouseleave', () => wait(idleOutside), { signal });
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, wake, { signal, capture: true });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [idle, idleOutside]);
  return isIdle;
}
