import type PhotoSwipe from 'photoswipe';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useAttributes } from '../../src/hydrate';
import { tGallery } from './messages';
import { DIALOG } from './pictures';

const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  zoom: 'M15.5 15.5L20 20M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10.5 8v5M8 10.5h5',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
};

/** What the open lightbox has of ours: its name, buttons, position and caption; and the focus stays in it. Source: contract 8.5. */
export function LightboxControls({ dialog, titles }: { dialog: PhotoSwipe; titles: readonly string[] }): ReactNode {
  const { element } = dialog;
  const total = titles.length;
  const current = useSyncExternalStore(
    changed => {
      dialog.on('change', changed);
      return () => dialog.off('change', changed);
    },
    () => dialog.currIndex,
  );
  const [id] = useState(() => (document.getElementById(DIALOG) ? {} : { id: DIALOG }));
  useAttributes(element ?? null, { ...id, 'aria-modal': 'true', 'aria-label': tGallery('gallery.dialog') });
  useEffect(() => {
    dialog.on('keydown', ({ originalEvent }) => {
      if (element && originalEvent.key === 'Tab') keepFocus(element, originalEvent);
    });
  }, [dialog, element]);
  if (!element) return null;
  const isEnd = (index: number) => !dialog.canLoop() && (index < 0 || index >= total);
  return createPortal(
    <>
      {/* What is shown is said once, with its caption. */}
      <div className="sw-lightbox__status" aria-live="polite">
        <div className="sw-lightbox__position">
          {total > 1 ? tGallery('gallery.position', { n: current + 1, total }) : ''}
        </div>
        <div className="sw-lightbox__caption">{titles[current]}</div>
      </div>
      <Button name="zoom" onClick={() => dialog.toggleZoom()} />
      <Button name="close" onClick={() => dialog.close()} />
      {total > 1 && <Button name="previous" isOff={isEnd(current - 1)} onClick={() => dialog.prev()} />}
      {total > 1 && <Button name="next" isOff={isEnd(current + 1)} onClick={() => dialog.next()} />}
    </>,
    element,
  );
}

interface ButtonProps {
  readonly name: keyof typeof ICONS;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function Button({ name, isOff, onClick }: ButtonProps): ReactNode {
  const label = tGallery(`gallery.${name}`);
  return (
    <button
      type="button"
      className={`sw-lightbox__button sw-lightbox__${name}`}
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
}

/** Goes round the buttons. */
function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...dialog.querySelectorAll('button')].filter(button => button.getClientRects().length > 0);
  const current = buttons.findIndex(button => button.matches(':focus'));
  const next = event.shiftKey ? (current > 0 ? current - 1 : buttons.length - 1) : (current + 1) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}
