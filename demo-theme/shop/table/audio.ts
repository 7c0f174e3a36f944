import { attributes } from '../html';
import { columns } from './columns';
import type { Column, TableDefinition } from './definition';
import { type TableProduct, tableProducts } from './products';

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
  const end = kind === 3 ? 'wcpt-player__stop-button' : 'wcpt-player__pause-button';
  const sign = kind === 3 ? '■' : '❚❚';
  return `<div class="wcpt-audio-player wcpt-audio-player--compact_audio_player"><div${player}><span class="wcpt-player__button wcpt-player__play-button">▶</span><span class="wcpt-player__button wcpt-player__playing-button ${end}">${sign}</span></div></div>`;
}

/** An audio element of the page's own, as a platform's player leaves it. */
const nativeCell = ({ id }: TableProduct): string =>
  id % 5 === 4
    ? `<div class="wcpt-audio-player wcpt-audio-player--wordpress_audio_player"><div class="mejs-container"><audio controls preload="none" src="/audio/ton-${440}.wav"></audio></div></div>`
    : '';

const audioColumns: readonly Column[] = [
  { name: 'posnetek', label: 'Posnetek', cell: audioCell },
  columns.title,
  { name: 'predvajalnik', label: 'Predvajalnik', cell: nativeCell },
  columns.price,
];

/** Rows with audio players. Source: the contract, 22. */
export const audioTable: TableDefinition = {
  id: '440',
  columns: audioColumns,
  perPage: 5,
  products: () => tableProducts.slice(0, 15),
};
