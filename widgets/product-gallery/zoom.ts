const FADE = 120;

const numberOr = (value: unknown, otherwise: number): number => (Number(value) > 0 ? Number(value) : otherwise);

/**
 * Shows a slide's large image over it, at the place under the pointer. Source: contract 8.4.
 * @param options the page's `zoom_options`; `duration` of the fade in ms and `magnify` are followed
 * @param isTouch stays until it is ended, in place of following the mouse
 * @param leave called when the mouse has left the slide, or the image does not load
 * @returns ends it
 */
export function startZoom(
  slide: HTMLElement,
  options: Readonly<Record<string, unknown>>,
  at: MouseEvent,
  isTouch: boolean,
  leave: () => void,
): () => void {
  const image = slide.querySelector('img');
  if (!image) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const duration = numberOr(options.duration, FADE);
  const { position, overflow } = slide.style;
  const copy = document.createElement('img');
  copy.className = 'zoomImg';
  copy.alt = '';
  copy.draggable = false;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    opacity: '0',
    pointerEvents: 'none',
    transition: `opacity ${duration}ms`,
  });
  Object.assign(slide.style, { position: 'relative', overflow: 'hidden' });
  let last = at;

  const place = () => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    const share = (offset: number, size: number) => Math.min(1, Math.max(0, offset / size || 0));
    const x = (copy.width - width) * share(last.clientX - left, width);
    const y = (copy.height - height) * share(last.clientY - top, height);
    copy.style.transform = `translate(${-x}px, ${-y}px)`;
  };
  const show = () => {
    const magnify = numberOr(options.magnify, 1);
    const width = copy.naturalWidth || numberOr(image.dataset.large_image_width, 0);
    const height = copy.naturalHeight || numberOr(image.dataset.large_image_height, 0);
    copy.style.width = `${width * magnify}px`;
    copy.style.height = `${height * magnify}px`;
    place();
    copy.style.opacity = '1';
  };
  copy.addEventListener('load', show, { signal });
  copy.addEventListener('error', leave, { signal });
  if (!isTouch) {
    const move = (event: MouseEvent) => {
      last = event;
      place();
    };
    slide.addEventListener('pointermove', move, { signal, passive: true });
    slide.addEventListener('pointerleave', leave, { signal, passive: true });
  }
  copy.src = image.dataset.src || image.currentSrc;
  slide.append(copy);

  return () => {
    ended.abort();
    copy.remove();
    Object.assign(slide.style, { position, overflow });
  };
}
