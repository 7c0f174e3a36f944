import { type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { isPointerClick } from '../../src/core/pointerClicks';
import { Adopted, markInjected, type SlotProps, useAttributes, useClasses, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { galleryParams, largeImages } from './pictures';
import { slideStyles } from './slider';
import { useGallery } from './store';

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

/** The link around a picture, which leads to the image where there is no lightbox. */
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

/** ms */
const FADE = 120;

const numberOr = (value: unknown, otherwise: number): number => (Number(value) > 0 ? Number(value) : otherwise);

/** A slide's large image over it, moved so that the place under the pointer is seen. */
function ZoomedImage({ slide }: { slide: HTMLElement }): ReactNode {
  const store = useGallery();
  const zoomed = useStore(store, state => state.zoomed);
  const [{ options, image, src }] = useState(() => {
    const shown = slide.querySelector('img');
    return { options: galleryParams().zoom, image: shown?.dataset, src: shown?.dataset.src || shown?.currentSrc };
  });
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const { x = 0, y = 0 } = zoomed ?? {};

  const onLoad = (loaded: HTMLImageElement) => {
    const magnify = numberOr(options.magnify, 1);
    const width = loaded.naturalWidth || numberOr(image?.large_image_width, 0);
    const height = loaded.naturalHeight || numberOr(image?.large_image_height, 0);
    setSize({ width: width * magnify, height: height * magnify });
  };
  return (
    <img
      ref={markInjected}
      className="zoomImg"
      src={src}
      alt=""
      aria-hidden="true"
      draggable={false}
      style={{
        position: 'absolute',
        // As far into the slide as into the image.
        top: `${y * 100}%`,
        left: `${x * 100}%`,
        transform: `translate(${x * -100}%, ${y * -100}%)`,
        maxWidth: 'none',
        maxHeight: 'none',
        margin: 0,
        opacity: size ? 1 : 0,
        pointerEvents: 'none',
        transition: `opacity ${numberOr(options.duration, FADE)}ms`,
        ...size,
      }}
      onLoad={event => onLoad(event.currentTarget)}
      onError={() => store.zoom.destroy(slide)}
    />
  );
}
