import { tGallery } from './messages';

/** The row of small pictures below the slider. */
export interface Thumbnails {
  readonly list: HTMLElement;
  /** Marks the one whose slide is shown. */
  mark(index: number): void;
  /** Takes the focus along to a thumbnail, if another has it. */
  follow(index: number): void;
  /** Follows a picture that a variation has changed. */
  refresh(): void;
}

/**
 * Makes the thumbnails of the slides, as buttons. Source: contract 8.3.
 * @param pick called with the number of the slide that is asked for
 */
export function createThumbnails(slides: readonly HTMLElement[], pick: (index: number) => void): Thumbnails {
  const list = document.createElement('ol');
  list.className = 'flex-control-nav flex-control-thumbs';
  const images = slides.map(thumbnailOf);
  list.append(
    ...images.map(image => {
      const item = document.createElement('li');
      item.append(image);
      return item;
    }),
  );
  list.addEventListener('click', ({ target }) => {
    const index = images.findIndex(image => target instanceof Node && image.contains(target));
    if (index >= 0) pick(index);
  });
  list.addEventListener('keydown', event => {
    if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.target.click();
  });

  return {
    list,
    mark(index) {
      images.forEach((image, at) => {
        image.classList.toggle('flex-active', at === index);
        image.setAttribute('aria-current', String(at === index));
      });
    },
    follow(index) {
      if (list.contains(document.activeElement)) images[index]?.focus({ preventScroll: true });
    },
    refresh() {
      images.forEach((image, at) => {
        const slide = slides[at];
        const alt = slide?.querySelector('img')?.alt || slide?.dataset.thumbAlt;
        const name = tGallery('gallery.thumbnail', { n: at + 1, total: images.length });
        image.setAttribute('aria-label', alt ? `${name}: ${alt}` : name);
        // The browser would prefer other sizes of the first picture to the variation's.
        const srcset = isChanged(image) ? undefined : slide?.dataset.thumbSrcset;
        if (srcset) image.srcset = srcset;
        else image.removeAttribute('srcset');
      });
    },
  };
}

function isChanged(image: Element): boolean {
  const own = image.getAttribute('data-o_src');
  return own !== null && own !== image.getAttribute('src');
}

function thumbnailOf(slide: HTMLElement): HTMLImageElement {
  const { thumb, thumbAlt, thumbSizes } = slide.dataset;
  const main = slide.querySelector('img');
  const image = document.createElement('img');
  const src = thumb || main?.getAttribute('src') || '';
  // Before the picture is there its place is; the shop has the size in the name.
  const [, width = 100, height] = /-(\d+)x(\d+)\.\w+$/.exec(src) ?? [];
  image.width = Number(width);
  image.height =
    Number(height ?? (100 * Number(main?.getAttribute('height'))) / Number(main?.getAttribute('width'))) || 100;
  if (thumbSizes) image.sizes = thumbSizes;
  image.alt = thumbAlt ?? main?.alt ?? '';
  image.draggable = false;
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  // A variation may have changed the picture before there were thumbnails.
  const own = slide.getAttribute('data-o_data-thumb');
  if (own) image.setAttribute('data-o_src', own);
  image.src = src;
  return image;
}
