import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { markInjected } from '../../src/hydrate';
import { clickWithKeys } from '../../src/ui/press';
import { useBus } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import type { Picture } from './pictures';
import { useGallery } from './store';

/** Themes draw this very element, and scripts read it. */
const BUTTON = { role: 'button', tabIndex: 0 };

/** The small pictures below the slider, as buttons. See contract/product.md#gallery. */
export function Thumbnails(): ReactNode {
  const store = useGallery();
  const pictures = useStore(store, state => state.pictures);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => markInjected(list.current), []);
  const isOwn = (target: EventTarget | null) => target instanceof Node && list.current?.contains(target);
  useBus(
    'flexslider-click',
    (_, { target }) => isOwn(target) && target instanceof HTMLElement && target.click(),
    store.gallery,
  );
  return (
    <ol ref={list} className="flex-control-nav flex-control-thumbs">
      {pictures.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two slides may have the same picture, and none comes or goes
        <li key={at}>
          <Thumbnail picture={picture} at={at} />
        </li>
      ))}
    </ol>
  );
}

/** A variation form writes its picture on it, which stays: React does not change these attributes. */
function Thumbnail({ picture, at }: { picture: Picture; at: number }): ReactNode {
  const store = useGallery();
  const isCurrent = useStore(store, ({ current }) => current === at);
  const { ownSrc, name, ...attributes } = picture;
  return (
    <img
      {...attributes}
      {...BUTTON}
      data-o_src={ownSrc}
      className={isCurrent ? 'flex-active' : undefined}
      aria-label={name}
      aria-current={isCurrent}
      alt={picture.alt}
      draggable={false}
      onClick={() => store.slideTo(at)}
      onKeyDown={event => clickWithKeys(event.currentTarget, event)}
    />
  );
}
