import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { Adopted, type SlotProps, useAttributes, useClasses, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { useSwatches } from './store';
import { isChoosable, isDisabled, type SwatchState } from './swatchState';
import { type DrawnTooltip, drawnTooltip, useTooltip } from './useTooltip';

/** Renders one swatch: a radio button by role. See contract/swatches.md#state-of-an-item. */
export function Swatch({ element }: SlotProps): ReactNode {
  const store = useSwatches();
  const state = useStore(store, ({ swatches }) => swatches.get(element) ?? NOTHING);
  const { isSelected, availability, note, stockLeft } = state;
  const isOff = isDisabled(state);
  const isStop = useStore(store, ({ stop }) => stop === element);
  const [drawn, setDrawn] = useState<DrawnTooltip>();
  const { tooltip, handlers, attributes } = useSwatchTooltip(element, note, setDrawn);
  useClasses(element, {
    selected: isSelected,
    disabled: isOff,
    'no-stock': availability === 'sold-out',
    'wvs-show-stock-left-info': stockLeft !== '',
    ...(drawn?.isBelow && { 'wvs-tooltip-position-bottom': true }),
  });
  useAttributes(element, {
    role: 'radio',
    'aria-checked': String(isSelected),
    'aria-disabled': isChoosable(state) ? null : 'true',
    tabindex: isStop ? '0' : '-1',
    'data-wvstooltip-out-of-stock': note,
    'aria-description': [note, stockLeft].filter(Boolean).join(', ') || null,
    ...attributes,
  });
  useStyles(element, {
    // Themes disable pointer events of disabled swatches.
    ...(availability === 'clearing' && { 'pointer-events': 'auto' }),
    ...(drawn && { '--horizontal-position': `${drawn.aside}px` }),
  });

  useAttributes(element.querySelector('.wvs-stock-left-info'), { 'data-wvs-stock-info': stockLeft });
  // Some themes draw a radio button in it. The swatch is the control, so that is inert.
  const radio = element.querySelector('input');
  useAttributes(radio, { inert: '', disabled: isOff ? '' : null });
  useLayoutEffect(() => {
    if (!radio) return;
    radio.checked = isSelected;
    if (document.activeElement === radio) element.focus();
  }, [element, radio, isSelected]);

  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    // A label makes two clicks, of which this is the first; that of a radio itself can't be prevented.
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    store.press(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const isArrow = key.startsWith('Arrow');
    if (ctrlKey || altKey || metaKey || !(isArrow || key === 'Enter' || key === ' ')) return;
    event.stopPropagation();
    event.preventDefault();
    if (isArrow) store.move(element, key);
    else store.press(element);
  };
  return (
    <>
      <Adopted
        of={element}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={handlers.onPointerEnter}
        onPointerLeave={() => setDrawn(undefined)}
        onFocus={event => {
          store.enter(element);
          handlers.onFocus(event);
        }}
        onBlur={store.leave}
      />
      {tooltip}
    </>
  );
}

/** Before the list's first evaluation. */
const NOTHING: SwatchState = {
  isSelected: false,
  availability: 'available',
  note: '',
  stockLeft: '',
};

/** Adds a tooltip, unless the swatch has its text or the theme's CSS draws one, which is kept in the window. */
function useSwatchTooltip(element: HTMLElement, note: string, place: (drawn: DrawnTooltip | undefined) => void) {
  // A swatch is named by its content, else by its title.
  const [{ title, label, content, alt }] = useState(() => ({
    title: element.title,
    label: element.getAttribute('aria-label') || (element.title ? '' : (element.dataset.title ?? '')),
    content: element.textContent?.trim() ?? '',
    alt: element.querySelector('img')?.alt ?? '',
  }));
  const name = label || content || alt || title;
  const { isShown, ...rest } = useTooltip(element, () => {
    const texts = [element.dataset.wvstooltip || title, note].filter(Boolean);
    const drawn = drawnTooltip(element, texts);
    place(drawn);
    const text = texts.join(' – ');
    // The note describes the swatch at all times.
    return drawn || !text || text === content ? undefined : { text, describes: ![name, note].includes(text) };
  });
  const ownLabel = label || (isShown && name === title ? title : '');
  // The browser's own tooltip would be shown as well.
  const attributes = { ...(ownLabel && { 'aria-label': ownLabel }), ...(isShown && { title: null }) };
  return { ...rest, attributes };
}
