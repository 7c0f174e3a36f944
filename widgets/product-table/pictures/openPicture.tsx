import type PhotoSwipe from 'photoswipe';
import type { ReactNode } from 'react';
import { warnOnce } from '../../../src/core/report';
import { linkStyles } from '../../../src/loader/styles';
import { type OpenLightbox, showLightbox } from '../../../src/ui/lightbox/lightbox';
import { PICTURE, PICTURE_CONTROL } from '../rows/row';
import { type Table, tables } from '../table';
import { followAddress, placeIn } from './followAddress';
import { type PictureItem, readOptions, readPictures } from './items';
import { TableLightbox } from './TableLightbox';

/** Time for which `VISIBLE` stays after closing, ms. Source: contract product-table 20. */
const AFTER = 10;
/** Class that shows other scripts and parts of the table that a lightbox is open. */
const VISIBLE = 'wcpt-photoswipe-visible';
/** In windows below this width a tap anywhere closes the lightbox, CSS px. Source: spec product-table 9.1. */
const NARROW = 720;

/** Requested with this code: the click that opens may come later. */
const sheet = linkStyles('lightbox');

/**
 * @param control the pressed picture or link of the box, if any. Source: spec product-table 2.11; contract 20.
 * @param first index of the picture to show; default: the pressed one
 */
export async function openPicture(
  table: Table,
  box: HTMLElement,
  control: HTMLElement | null,
  first?: number,
): Promise<void> {
  const { store } = table;
  const { items, start } = readPictures(box, control);
  if (!items.length || hasPicture(table)) return;
  // Marks the picture as opening.
  store.setState({ picture: null, enlarged: undefined });
  const options = readOptions(box);
  const opener = control ?? box.querySelector<HTMLElement>(PICTURE_CONTROL) ?? box;
  const back = wayBack(table, box, opener);
  const style = linkStyles('lightbox') ?? sheet;
  let open: OpenLightbox | undefined;
  try {
    open = await showLightbox(items, first ?? start, options.given, style, table.signal);
  } finally {
    if (!open) store.setState({ picture: undefined });
  }
  if (!open) return;
  const { dialog } = open;
  const { theme, hasHistory, uid } = options;
  dialog.element?.classList.add('wcpt-photoswipe', `wcpt-photoswipe--theme-${theme}`, `sw-lightbox--${theme}`);
  const picture = <TableLightbox open={open} items={items} options={options} />;
  document.body.classList.add(VISIBLE);
  const hideLater = () =>
    setTimeout(() => {
      if (!hasOpenPicture(picture)) document.body.classList.remove(VISIBLE);
    }, AFTER);
  dialog.on('close', hideLater);
  closeByTap(dialog);
  if (hasHistory) followAddress(dialog, uid, index => pidOf(items, index));
  const onAbort = () => dialog.destroy();
  table.signal.addEventListener('abort', onAbort);
  dialog.on('destroy', () => {
    table.signal.removeEventListener('abort', onAbort);
    store.setState({ picture: undefined });
    hideLater();
    back()?.focus({ preventScroll: true });
  });
  store.setState({ picture });
}

/** Whether a picture is open or opening; not one that is enlarged under the mouse. */
function hasPicture({ store }: Table): boolean {
  const { picture, enlarged } = store.getState();
  return picture !== undefined && !enlarged;
}

/** Whether a table of the page shows another picture than one that closes. */
const hasOpenPicture = (closing: ReactNode): boolean =>
  [...tables].some(({ store }) => {
    const { picture, enlarged } = store.getState();
    return picture && !enlarged && picture !== closing;
  });

const pidOf = (items: readonly PictureItem[], index: number): string => items[index]?.pid ?? String(index + 1);

/** Closes on a tap outside of the buttons in windows under 720 px. Source: spec product-table 2.11. */
function closeByTap(dialog: PhotoSwipe): void {
  for (const action of ['tapAction', 'imageClickAction', 'bgClickAction'] as const) {
    dialog.on(action, event => {
      const { target } = event.originalEvent;
      if (window.innerWidth >= NARROW || (target instanceof Element && target.closest('a, button'))) return;
      event.preventDefault();
      dialog.close();
    });
  }
}

function wayBack({ container }: Table, box: HTMLElement, opener: HTMLElement): () => HTMLElement | null {
  const row = box.closest('.wcpt-row');
  const id = row?.getAttribute('data-wcpt-product-id');
  const boxes = [...(row?.querySelectorAll(PICTURE) ?? [])].indexOf(box);
  const controls = [...box.querySelectorAll(PICTURE_CONTROL)].indexOf(opener);
  return () => {
    if (opener.isConnected || !id) return opener;
    const now = container.querySelector(`.wcpt-row[data-wcpt-product-id="${CSS.escape(id)}"]`);
    return now?.querySelectorAll(PICTURE)[boxes]?.querySelectorAll<HTMLElement>(PICTURE_CONTROL)[controls] ?? null;
  };
}

/** Opens the first gallery of the address's name that has the picture. Source: contract product-table 20. */
export async function openAddressed(table: Table): Promise<void> {
  const { hash } = location;
  const place = placeIn(hash);
  // The address is that of the open picture.
  if (!place || hasPicture(table)) return;
  for (const box of document.querySelectorAll<HTMLElement>(PICTURE)) {
    const { hasHistory, uid } = readOptions(box);
    if (!hasHistory || uid !== place.uid) continue;
    const { items } = readPictures(box, null);
    const index = items.findIndex((_, at) => pidOf(items, at) === place.pid);
    if (index < 0) continue;
    // Each table opens its own pictures.
    if (!table.container.contains(box)) return;
    await openPicture(table, box, null, index);
    return;
  }
  // A table that is not loaded yet may have the picture.
  if (document.querySelector('.wcpt-lazy-load, .wcpt.wcpt-loading')) return;
  warnOnce(
    {
      where: 'product-table',
      element: table.container,
      found: `the address names picture ${place.pid} of gallery ${place.uid}, which no table of the page has`,
      consequence: 'The page is shown as it is.',
    },
    hash,
  );
}
