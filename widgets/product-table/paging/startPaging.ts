import { bus } from '../../../src/core/bus/bus';
import { reportError } from '../../../src/core/report';
import { ownFrame } from '../frame';
import { readTableParams } from '../params';
import { lastValue } from '../query/pairs';
import { isOn, textOf } from '../settings';
import { owns, settingsOf, type Table } from '../table';
import { isDeadEnd, namePages } from './namePages';
import { pageOfLink } from './pageOfLink';

/** Page links, and the rest of the rows on scrolling. Source: spec product-table 2.6; contract 12, 13. */
export function startPaging(table: Table): void {
  const { container, signal } = table;
  container.addEventListener('click', event => onClick(table, event), { signal });
  let hasScroll = false;
  const afterLoad = () => {
    namePages(table);
    if (isBeyondEnd(table)) queueMicrotask(() => showPage(table, 1));
    if (hasScroll || !ownFrame(table, '.wcpt-infinite-scroll-dots').length) return;
    hasScroll = true;
    void loadInfiniteScroll(table);
  };
  const isOwn = (target: EventTarget) => target === container;
  bus.on('wcpt_after_every_load', (_, { target }) => isOwn(target) && afterLoad(), { target: container, signal });
}

function onClick(table: Table, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('.page-numbers') : null;
  if (!link || !owns(table, link) || link.matches('.dots, .current')) return;
  // In a new tab the address does the same.
  if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const settings = settingsOf(table);
  const isArchive = isOn(settings, '_archive');
  const disabled = textOf(settings, 'disable_ajax');
  const isDead = isDeadEnd(link);
  if (!isDead && isArchive && disabled && disabled !== 'false') return;
  event.preventDefault();
  if (isDead) return;
  const { paginationSlug: slug } = readTableParams();
  showPage(table, pageOfLink(link.getAttribute('href') ?? '', { id: table.id, isArchive, slug }));
}

const showPage = ({ id, query }: Table, page: number): void =>
  void query({ changes: [[`${id}_paged`, String(page)]], append: true, purpose: 'paginate' });

/** Whether a page was asked for that has no rows: products may have gone since its number was printed. */
function isBeyondEnd(table: Table): boolean {
  const { purpose, sent } = table.store.getState();
  if (purpose !== 'paginate' || !(Number(lastValue(sent, `${table.id}_paged`)) > 1)) return false;
  return ownFrame(table, '.wcpt-no-results[data-wcpt-device]').length > 0;
}

async function loadInfiniteScroll(table: Table): Promise<void> {
  try {
    const { startInfiniteScroll } = await import('./infiniteScroll');
    if (!table.signal.aborted) startInfiniteScroll(table);
  } catch (cause) {
    reportError({
      where: 'product-table',
      element: table.container,
      found: 'the code that loads more rows did not come',
      consequence: 'The table shows its first rows only.',
      advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
      cause,
    });
  }
}
