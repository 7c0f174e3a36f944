import { type ReactNode, useState } from 'react';
import { markInjected } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { galleryParams } from './pictures';
import { useGallery } from './store';

/** ms */
const FADE = 120;

const numberOr = (value: unknown, otherwise: number): number => (Number(value) > 0 ? Number(value) : otherwise);

/** A slide's large image over it, moved so that the place under the pointer is seen. Source: contract 8.4. */
export function ZoomedImage({ slide }: { slide: HTMLElement }): ReactNode {
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
      onError={store.zoom.end}
    />
  );
}
