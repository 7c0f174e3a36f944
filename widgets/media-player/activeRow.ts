const ACTIVE = 'wcpt-waveplayer-active';
const PREFIX = 'data-wcpt-waveplayer-active-row-';
const COLOURED = `[${PREFIX}background-color], [${PREFIX}outline-color], [${PREFIX}outline-width]`;

/** See contract/product-table.md#audio-csv-wishlist. */
const OUTLINE_COLOUR = '#4198de';

/** The playing element of the marked row: a medium, or the player whose recording plays elsewhere. */
let active: Element | undefined;

function clear(row: HTMLElement): void {
  row.classList.remove(ACTIVE);
  row.style.removeProperty('background');
  row.style.removeProperty('outline');
  row.style.removeProperty('outline-offset');
}

/** Returns a row with its copies: those of the same product, and of the same variation where it is the row of one. */
function rowsOf(row: HTMLElement): readonly HTMLElement[] {
  const { wcptProductId: id, wcptVariationId: variation } = row.dataset;
  const container = row.closest('.wcpt');
  const ofProduct = id
    ? container?.querySelectorAll<HTMLElement>(`.wcpt-row[data-wcpt-product-id="${CSS.escape(id)}"]`)
    : [];
  const copies = [...(ofProduct ?? [])].filter(({ dataset }) => dataset.wcptVariationId === variation);
  return [...new Set([row, ...copies])];
}

/** Marks the row of a playing medium, in the colours of its markup or the default ones, and no other row. */
export function markActiveRow(media: Element): void {
  for (const row of document.querySelectorAll<HTMLElement>(`.${ACTIVE}`)) clear(row);
  active = media;
  const row = media.closest<HTMLElement>('.wcpt-row');
  const holder = media.closest(COLOURED) ?? row?.querySelector(`.wcpt-waveplayer-container:is(${COLOURED})`);
  if (!row) return;
  const setting = (name: string) => holder?.getAttribute(PREFIX + name) ?? '';
  const asked = Number.parseFloat(setting('outline-width'));
  const width = asked >= 0 ? asked : 1;
  for (const one of rowsOf(row)) {
    one.classList.add(ACTIVE);
    one.style.background = setting('background-color');
    one.style.outline = `${width}px solid ${setting('outline-color') || OUTLINE_COLOUR}`;
    // Inside the row: a scrolling table cuts off elements beside it.
    one.style.outlineOffset = `-${width}px`;
  }
}

/** Removes the colours, if they are those of this medium, or of the medium in this player. */
export function clearActiveRow(media: Element): void {
  if (!active || !media.contains(active)) return;
  active = undefined;
  const row = media.closest<HTMLElement>('.wcpt-row');
  if (row?.classList.contains(ACTIVE)) for (const one of rowsOf(row)) clear(one);
}
