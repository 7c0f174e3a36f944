import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { Adopted, type SlotProps, useHydrated, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { createSlider, frameStyles, stepOf, wrapperStyles } from './slider';
import { useGallery } from './store';
import { Thumbnails } from './Thumbnails';

/** The frame that scrolls from slide to slide, and the thumbnails below it. Source: contract 8.3. */
export function Viewport({ element: frame, children }: SlotProps): ReactNode {
  const store = useGallery();
  const { gallery, wrapper } = store;
  const hasThumbnails = useStore(store, ({ pictures }) => pictures.length > 0);
  const isHydrated = useHydrated();
  useStyles(frame, frameStyles);
  useStyles(wrapper, wrapperStyles);
  useLayoutEffect(
    () => (wrapper ? store.connect(createSlider(frame, wrapper, store)) : undefined),
    [frame, wrapper, store],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser would scroll as well.
    if (stepOf(event.nativeEvent, gallery, frame)) event.preventDefault();
  };
  return (
    <>
      <Adopted of={frame} onKeyDown={onKeyDown}>
        {children}
      </Adopted>
      {isHydrated && hasThumbnails && <Thumbnails />}
    </>
  );
}
