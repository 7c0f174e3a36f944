import type { ReactNode, Ref } from 'react';

const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  zoom: 'M15.5 15.5L20 20M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10.5 8v5M8 10.5h5',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
};

interface ButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly name: string;
  readonly isOff?: boolean;
  /** Of a button that shows and hides something: whether it is shown. */
  readonly isOpen?: boolean;
  /** Id of that. */
  readonly controls?: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function LightboxButton({ icon, name, isOff, isOpen, controls, onClick, ref }: ButtonProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={`sw-lightbox__button sw-lightbox__${icon}`}
      title={name}
      aria-label={name}
      aria-disabled={isOff}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={isOff ? undefined : onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
