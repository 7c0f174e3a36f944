import type { MouseEvent, ReactNode } from 'react';
import { adopt, useHydrated } from '../../src/hydrate';
import { clickOnSpace } from '../../src/ui/clickOnSpace';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { DIALOG } from '../../src/ui/lightboxItem';
import { useStore } from '../../src/ui/useStore';
import { tGallery } from './messages';
import { galleryParams, SLIDE } from './pictures';
import { PictureLink, Slide } from './Slide';
import { FRAME } from './slider';
import { GalleryProvider, type GalleryStore, useGallery } from './store';
import { Viewport } from './Viewport';

/** Themes hide it, and draw an icon. */
const FACE = <span aria-hidden="true">🔍</span>;

const slots = { [FRAME]: Viewport, [SLIDE]: Slide, a: PictureLink };

/** A product's pictures: the magnifier, the slides in their viewport, and what the lightbox adds while it is open. */
export function Gallery({ store }: { store: GalleryStore }): ReactNode {
  const { gallery, slides, frame, params } = store;
  const lightbox = useStore(store, state => state.lightbox);
  const isHydrated = useHydrated();
  const hasTrigger = slides.length > 0 && params.hasZoom && params.hasLightbox;
  const isOwn = (part: Element) => part === frame || slides.some(slide => slide.contains(part));
  return (
    <GalleryProvider value={store}>
      {isHydrated && hasTrigger && <Trigger />}
      {adopt(gallery, slots, isOwn)}
      {lightbox && <lightbox.Controls {...lightbox} />}
      <JQueryClicks of={gallery} />
    </GalleryProvider>
  );
}

/** The magnifier that opens the lightbox. Source: contract 8.3, 8.5. */
function Trigger(): ReactNode {
  const store = useGallery();
  const hasLarge = useStore(store, state => state.hasLarge);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    void store.open(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: themes draw this very element
    // biome-ignore lint/a11y/useValidAnchor: themes draw this very element
    <a
      className="woocommerce-product-gallery__trigger"
      href="#"
      role="button"
      aria-haspopup="dialog"
      aria-controls={DIALOG}
      aria-label={galleryParams().triggerText || tGallery('gallery.open')}
      style={hasLarge ? {} : { display: 'none' }}
      onClick={onClick}
      onKeyDown={clickOnSpace}
    >
      {FACE}
    </a>
  );
}
