import type PhotoSwipe from 'photoswipe';
import { warnOnce } from '../../../../src/core/report';
import { linkStyles } from '../../../../src/loader/styles';
import { type OpenLightbox, showLightbox } from '../../../../src/ui/lightbox/lightbox';
import { keepFocus } from '../../table/keepFocus';
import { PICTURE, PICTURE_CONTROL } from '../../table/rows/row';
import type { Table } from '../../table/table';
import { followAddress, placeIn } from './followAddress';
import { type PictureItem, readOptions, readPictures } from './items';
import { pictureOf } from './state';
import { TableLightbox } from './TableLightbox';

/** Time for which `VISIBLE` stays after closing, ms. */
const AFTER = 10;
/** Class that shows other scripts and parts of the table that a lightbox is open. */
const VISIBLE = 'wcpt-photoswipe-visible';
/** In windows below this width a tap anywhere closes the lightbox, CSS px. */
const NARROW = 720;

/** Requested with this code: the click that opens may come later. */
const sheet = linkStyles('lightbox');

/**
 * @param control the pressed picture or link of the box, if any. See contract/product-table.md#pictures.
 * @param first index of the picture to show; default: the pressed one
 */
export async function openPicture(
  table: Table,
  box: HTMLElement,
  control: HTMLElement | null,
  first?: number,
): Promise<void> {
  const store = pictureOf(table);
  const { items, start } = readPictures(box, control);
  if (!items.length || hasPicture(table)) return;
  // Marks the picture as opening.
  store.setState({ picture: null, enlarged: undefined });
  const options = readOptions(box);
  const opener = control ?? box.querySelector<HTMLElement>(PICTURE_CONTROL) ?? box;
  // An answer may replace the opener meanwhile.
  const giveFocus = keepFocus(table, opener);
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
  clearTimeout(hiding);
  document.body.classList.add(VISIBLE);
  dialog.on('close', hideLater);
  closeByTap(dialog);
  if (hasHistory) followAddress(dialog, uid, index => pidOf(items, index));
  const onAbort = () => {
    dialog.destroy();
    hideLater();
  };
  table.signal.addEventListener('abort', onAbort);
  dialog.on('destroy', () => {
    table.signal.removeEventListener('abort', onAbort);
    store.setState({ picture: undefined });
    if (opener.isConnected) opener.focus({ preventScroll: true });
    else giveFocus();
  });
  store.setState({ picture: <TableLightbox open={open} items={items} options={options} /> });
}

/** Takes `VISIBLE` off, unless another picture is opened before. */
let hiding: number | undefined;

function hideLater(): void {
  hiding = window.setTimeout(() => document.body.classList.remove(VISIBLE), AFTER);
}

/** Whether a picture is open or opening; not one that is enlarged under the mouse. */
function hasPicture(table: Table): boolean {
  const { picture, enlarged } = pictureOf(table).getState();
  return picture !== undefined && !enlarged;
}

const pidOf = (items: readonly PictureItem[], index: number): string => items[index]?.pid ?? String(index + 1);

/** Closes on a tap outside of the buttons in windows under 720 px. */
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

/** Opens the first gallery of the address's name that has the picture. */
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
