import { attributes } from '../html';
import { columns } from './columns';
import type { Column, TableDefinition } from './definition';
import { type TableProduct, tableProducts } from './products';

const buttons = (end: 'pause' | 'stop') =>
  `<span class="wcpt-player__button wcpt-player__play-button">▶</span><span class="wcpt-player__button wcpt-player__playing-button wcpt-player__${end}-button">${end === 'stop' ? '■' : '❚❚'}</span>`;

const compact = (player: string, end: 'pause' | 'stop' = 'pause') =>
  `<div class="wcpt-audio-player wcpt-audio-player--compact_audio_player"><div${player}>${buttons(end)}</div></div>`;

/** Every fifth player loops and colours its row, every fifth has no file, every fifth has a stop button. */
function audioCell({ id }: TableProduct): string {
  const kind = id % 5;
  const player = attributes({
    class: 'wcpt-player',
    'data-wcpt-src': kind === 2 ? `/audio/ni-${id}.wav` : `/audio/ton-${220 + kind * 55}.wav`,
    'data-wcpt-loop': kind === 1 ? 'true' : null,
    'data-wcpt-waveplayer-active-row-background-color': kind === 1 ? '#eef4ec' : null,
    'data-wcpt-waveplayer-active-row-outline-width': kind === 1 ? '2' : null,
  });
  return compact(player, kind === 3 ? 'stop' : 'pause');
}

/** An audio element of the page's own, as a platform's player leaves it. */
const platformPlayer = (hertz: number): string =>
  `<div class="wcpt-audio-player wcpt-audio-player--wordpress_audio_player"><div class="mejs-container"><audio controls preload="none" src="/audio/ton-${hertz}.wav"></audio></div></div>`;

const nativeCell = ({ id }: TableProduct): string => (id % 5 === 4 ? platformPlayer(440) : '');

const audioColumns: readonly Column[] = [
  { name: 'posnetek', label: 'Posnetek', cell: audioCell },
  columns.title,
  { name: 'predvajalnik', label: 'Predvajalnik', cell: nativeCell },
  columns.price,
];

/** Recordings of the second table: a good one, one that is a picture, one that is not there, one that the page's footer plays. */
function otherCell({ id }: TableProduct): string {
  const kind = id % 4;
  if (kind === 3) {
    return compact(
      attributes({ class: 'wcpt-player wcpt-player--sonaar', 'data-wcpt-sonaar-playlist-id': 100 + (id % 100) }),
    );
  }
  const src = ['/audio/ton-330.wav', '/images/vaza.svg', '/audio/ni.wav'][kind] ?? '';
  return compact(attributes({ class: 'wcpt-player', 'data-wcpt-src': src }));
}

/** A platform's player beside a note of how its row is to look. */
const colouredCell = ({ id }: TableProduct): string =>
  id % 4 === 0
    ? `<div class="wcpt-waveplayer-container" data-wcpt-waveplayer-active-row-background-color="#fff6e0" data-wcpt-waveplayer-active-row-outline-color="#b36b00" data-wcpt-waveplayer-active-row-outline-width="3">${platformPlayer(520)}</div>`
    : '';

const otherColumns: readonly Column[] = [
  { name: 'posnetek', label: 'Posnetek', cell: otherCell },
  columns.title,
  { name: 'predvajalnik', label: 'Predvajalnik', cell: colouredCell },
  columns.price,
];

/** Rows with audio players. See contract/product-table.md#audio-csv-wishlist. */
export const audioTables: readonly TableDefinition[] = [
  { id: '440', columns: audioColumns, perPage: 5, products: () => tableProducts.slice(0, 15) },
  { id: '441', columns: audioColumns, perPage: 5, products: () => tableProducts.slice(20, 30) },
  { id: '442', columns: otherColumns, perPage: -1, products: () => tableProducts.slice(40, 48) },
];
