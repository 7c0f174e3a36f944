import { followableUrl } from '../../../src/core/url';
import { readTableParams } from '../params';
import { owns, type Table } from '../table';

/** How long a hidden download may take, ms. Source: contract product-table 10, 38. */
const LIMIT = 120_000;

/** Has download buttons open a window on phones, and streams come through a frame that nobody sees. Source: contract 10. */
export function startDownloads(table: Table): void {
  table.container.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element && event.target.closest('.wcpt-button[download]');
      const url = link && owns(table, link) && followableUrl(link.getAttribute('href'));
      if (!url || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { initialDevice } = readTableParams();
      if (initialDevice && initialDevice !== 'laptop') window.open(url, '_blank', 'noopener');
      else if (new URL(url).searchParams.has('wcpt_stream')) loadHidden(url);
      else return;
      event.preventDefault();
    },
    { signal: table.signal },
  );
}

function loadHidden(url: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  document.body.append(frame);
  setTimeout(() => frame.remove(), LIMIT);
}
