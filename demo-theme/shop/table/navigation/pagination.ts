import { attributes } from '../../html';
import type { TableView } from '../definition';
import { icons } from '../icons';

/** Numbers beside the current one. */
const NEAR = 2;

/** Links to the pages; hidden when there is one. A copy may stand in the navigation. */
export function pagination(view: TableView): string {
  const { page, pages } = view;
  if (pages < 2) return '<div class="wcpt-pagination wcpt-hide"></div>';
  const first = chevron(view, 1, 'first', icons.first);
  const last = chevron(view, pages, 'last', icons.last);
  const previous = chevron(view, page - 1, 'prev', icons.previous);
  const next = chevron(view, page + 1, 'next', icons.next);
  return `<div class="wcpt-pagination">${first}${previous}${numbers(view)}${next}${last}</div>`;
}

const hrefOf = ({ path, query, device }: TableView, page: number): string => {
  const pairs = query.pairs(device).filter(([name]) => !/_(?:paged|device)$/.test(name));
  return `${path}?${new URLSearchParams([...pairs, [`${query.id}_paged`, String(page)]])}`;
};

const CHEVRON_NAMES: Readonly<Record<string, string>> = {
  first: 'Prva stran',
  prev: 'Prejšnja stran',
  next: 'Naslednja stran',
  last: 'Zadnja stran',
};

/** A chevron that leads nowhere is only dimmed. */
function chevron(view: TableView, to: number, kind: string, icon: string): string {
  const leads = to >= 1 && to <= view.pages && to !== view.page;
  const link = attributes({
    class: `page-numbers wcpt-pagination-chevron wcpt-pagination-chevron-${kind}`,
    href: leads ? hrefOf(view, to) : '',
    'aria-label': CHEVRON_NAMES[kind] ?? null,
    style: leads ? null : 'opacity:0.2; pointer-events: none;',
  });
  return `<a${link}>${icon}</a>`;
}

function numbers(view: TableView): string {
  const { page, pages } = view;
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    one => one === 1 || one === pages || Math.abs(one - page) <= NEAR,
  );
  return shown
    .map((one, index) => {
      const gap = one - (shown[index - 1] ?? 0) > 1 ? '<span class="page-numbers dots">…</span>' : '';
      const isCurrent = one === page;
      return (
        gap +
        (isCurrent
          ? `<span class="page-numbers current wcpt-active">${one}</span>`
          : `<a${attributes({ class: 'page-numbers', href: hrefOf(view, one) })}>${one}</a>`)
      );
    })
    .join('');
}
