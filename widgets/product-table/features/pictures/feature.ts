import type { ReactNode } from 'react';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { whenLoaded } from '../../../../src/core/connection/importWithRetry';
import { isRecord } from '../../../../src/core/guards';
import { navigate } from '../../../../src/core/navigate';
import { clickWithKeys } from '../../../../src/ui/press';
import { useStore } from '../../../../src/ui/useStore';
import type { RowPart } from '../../table/feature';
import { inSlices } from '../../table/later';
import { tTable } from '../../table/messages';
import { onTable, reportPart } from '../../table/onTable';
import { owns } from '../../table/own';
import { give, makePressable } from '../../table/pressable';
import { PICTURE, PICTURE_CONTROL, productName, rowOf } from '../../table/rows/row';
import { type Feature, type Table, useTable } from '../../table/table';
import { pictureOf } from './state';

/** Pictures that are enlarged under the mouse, and those for which the mouse may be anywhere in the row. */
const ZOOM = '.wcpt-zoom-enabled[data-wcpt-zoom-trigger], [class*="--offset-zoom-enabled"]';
const ROW_ZOOM = '.wcpt-zoom-enabled[data-wcpt-zoom-trigger="row_hover"]';

/** Controls in a picture's box that do something else on a click. */
const INNER = 'a, button, input, select, label, [data-wcpt-link-code], .wcpt-product-image-actions-buttons';

/** Opens a row's picture or gallery over the whole window. See contract/product-table.md#pictures. */
const pictureParts = (table: Table): readonly RowPart[] => [
  {
    selector: PICTURE,
    on: {
      click: (box, event) => press(table, box, event),
      keydown: pressWithKey,
      pointerdown: prepare,
      focusin: prepare,
    },
  },
  { selector: PICTURE_CONTROL, ready: controls => inSlices(controls, nameControl, table.signal) },
];

function press(table: Table, box: HTMLElement, event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || shiftKey || defaultPrevented || !(target instanceof Element)) return;
  const control = target.closest<HTMLElement>(PICTURE_CONTROL);
  const inner = target.closest(INNER);
  if (inner && inner !== control && box.contains(inner)) return;
  event.preventDefault();
  void open(table, box, control);
}

/** A gallery has several controls. */
const pressWithKey = (_: HTMLElement, event: KeyboardEvent): void =>
  clickWithKeys(`:is(${PICTURE_CONTROL})[role="button"]`, event);

const load = () => import('./openPicture');
/** Loads the code on a press or focus; a failure is reported when the picture is opened. */
const prepare = () => void load().catch(() => {});

/** Opens the lightbox; if its code does not load, follows the link to the product or the picture. */
async function open(table: Table, box: HTMLElement, control: HTMLElement | null): Promise<void> {
  try {
    const { openPicture } = await load();
    await openPicture(table, box, control);
  } catch (cause) {
    reportPart(table, 'the part for large pictures did not load', 'The picture is opened as a page.', cause);
    const link = control?.closest('a')?.href;
    navigate(link || box.dataset.wcptLightbox || box.querySelector('img')?.src, 'product-table');
  }
}

/** Opens the picture that the address names; all other code comes with the first use. */
function startPictures(table: Table): void {
  table.container.addEventListener('pointerover', event => enlargeAt(table, event), { signal: table.signal });
  onTable(table, 'wcpt_after_every_load', () => {
    if (/[#&]gid=/.test(location.hash)) whenLoaded(load(), ({ openAddressed }) => openAddressed(table));
  });
}

/** Enlarges the picture under the pointer, or that of its row. */
function enlargeAt(table: Table, event: PointerEvent): void {
  const { pointerType, target } = event;
  if (pointerType === 'touch' || !(target instanceof Element)) return;
  const picture = target.closest<HTMLElement>(ZOOM) ?? rowOf(target)?.querySelector<HTMLElement>(ROW_ZOOM);
  if (picture && owns(table, picture)) whenLoaded(import('./zoom'), ({ enlarge }) => enlarge(table, picture, event));
}

/** Makes a picture a control for keyboard and screen reader; a link is one already. */
function nameControl(control: HTMLElement): void {
  const row = rowOf(control);
  if (!row || !control.closest(PICTURE)) return;
  const number = control.getAttribute('data-wcpt-gallery-item');
  const n = Number(number) + 1;
  const text = number ? tTable('product-table.gallery_picture', { n }) : tTable('product-table.picture');
  const image = control instanceof HTMLImageElement ? control : control.querySelector('img');
  const name = image?.alt || productName(row);
  // Without a text the button would have no name.
  if (image) image.alt ||= name || text;
  if (control.matches('a[href]')) return;
  makePressable(control, name ? `${text}: ${name}` : text);
  give(control, { 'aria-haspopup': 'dialog' });
}

const OpenPicture = (): ReactNode => useStore(pictureOf(useTable()), ({ picture }) => picture);

/** Pictures and galleries over the page, and those that are enlarged under the mouse. */
export const pictures: Feature = {
  Layer: OpenPicture,
  rowParts: pictureParts,
  prepare: startMediaPlayers,
  start: startPictures,
};

function startMediaPlayers(): void {
  const wp = pageGlobal('wp');
  if (!pageJQuery() || !isRecord(wp) || !isRecord(wp.mediaelement)) return;
  const { mediaelement } = wp;
  if (typeof mediaelement.initialize === 'function') mediaelement.initialize();
}
