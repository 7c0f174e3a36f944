import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { isPointerClick } from '../../src/core/pointerClicks';
import { Adopted, type SlotProps, useAttributes, useClasses, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { largeImages } from './pictures';
import { slideStyles } from './slider';
import { useGallery } from './store';
import { ZoomedImage } from './ZoomedImage';

const ACTIVE = 'flex-active-slide';
/** The frame is as high as the slide that it shows. */
const FLAT = { height: '0px' };

export function Slide({ element: slide, children }: SlotProps): ReactNode {
  const store = useGallery();
  const { slides, frame, zoom } = store;
  const isShown = useStore(store, ({ current }) => slides[current] === slide);
  const isZoomed = useStore(store, ({ zoomed }) => zoomed?.slide === slide);
  useClasses(slide, frame && isShown ? { [ACTIVE]: true } : {});
  useStyles(slide, {
    ...(frame && { ...slideStyles, ...(!isShown && FLAT) }),
    ...(isZoomed && { position: 'relative', overflow: 'hidden' }),
  });
  useAttributes(slide.querySelector('img'), frame ? { draggable: 'false' } : {});

  const onPointer = (event: PointerEvent) => zoom.point(slide, event);
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && zoom.end();
  // A click by keyboard has no place.
  const onClick = (event: MouseEvent) => isPointerClick(event.nativeEvent) && zoom.tap(slide, event);
  return (
    <Adopted
      of={slide}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={onPointerLeave}
      onClick={onClick}
    >
      {children}
      {isZoomed && <ZoomedImage slide={slide} />}
    </Adopted>
  );
}

/** The link around a picture, which leads to the image where there is no lightbox. Source: contract 8.5. */
export function PictureLink({ element: link }: SlotProps): ReactNode {
  const { slides, frame, params, zoom, open } = useGallery();
  const slide = slides.find(one => one.contains(link));
  const onClick = (event: MouseEvent) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    if (!slide || !params.hasLightbox || largeImages([slide]).length === 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const isForMagnifier = params.hasZoom && (frame !== undefined || zoom.isTap(slide));
    // A click by keyboard always opens the lightbox.
    if (!isPointerClick(event.nativeEvent) || !isForMagnifier) void open(link, slide);
  };
  return <Adopted of={link} onClick={onClick} />;
}
