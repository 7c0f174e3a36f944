import { navigate } from '../../../../src/core/navigate';
import { followableUrl } from '../../../../src/core/url';
import { clickWithKeys } from '../../../../src/ui/press';
import type { RowPart } from '../../table/feature';
import { inSlices } from '../../table/later';
import { give, makePressable } from '../../table/pressable';
import { navigations } from '../../table/query/pairs';
import { ATTRIBUTE, INNER, LINKED, letFocus } from '../../table/rows/linkNames';
import { DOWNLOAD, FILTERING_TERM, isMarking, TERM } from '../../table/rows/row';
import { readTableParams } from '../../table/settings';
import type { Feature, Table } from '../../table/table';

/**
 * Follows the address of a row or a part, in a new tab as links do. A touch that scrolls is no tap.
 */
function linkParts({ signal }: Table): readonly RowPart[] {
  const press = (linked: HTMLElement, event: MouseEvent) => {
    const isMiddle = event.button === 1;
    if (event.type === 'auxclick' && !isMiddle) return;
    if (isFor(linked, event) && !isMarking(linked)) follow(linked, event, isMiddle);
  };
  return [
    {
      selector: LINKED,
      isInFrame: true,
      ready: linked => inSlices(linked, letFocus, signal),
      on: {
        click: press,
        auxclick: press,
        // Else the browser would begin to scroll with the pointer.
        mousedown: (linked, event) => event.button === 1 && isFor(linked, event) && event.preventDefault(),
        keydown(linked, event) {
          const { key, target, defaultPrevented } = event;
          if (key === 'Enter' && !defaultPrevented && target === linked && !linked.matches(INNER))
            follow(linked, event, false);
        },
      },
    },
    { selector: DOWNLOAD, on: { click: download } },
  ];
}

function isFor(linked: Element, { target, defaultPrevented }: Event): boolean {
  if (defaultPrevented || !(target instanceof Element) || target.closest(LINKED) !== linked) return false;
  // An element in it may have a click of its own.
  const inner = target.closest(INNER);
  return !inner || !linked.contains(inner);
}

function follow(linked: Element, event: MouseEvent | KeyboardEvent, isMiddle: boolean): void {
  const address = linked.getAttribute(ATTRIBUTE);
  const url = followableUrl(address);
  event.preventDefault();
  if (url && (isMiddle || event.ctrlKey || event.metaKey || event.shiftKey)) window.open(url, '_blank', 'noopener');
  else navigate(address, 'product-table');
}

/** ms. See contract/product-table.md#rows. */
const LIMIT = 120_000;

/** Phones open a window, and streams come through a hidden frame. */
function download(button: HTMLElement, event: MouseEvent): void {
  const url = followableUrl(button.getAttribute('href'));
  if (!url || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { initialDevice } = readTableParams();
  if (initialDevice && initialDevice !== 'laptop') window.open(url, '_blank', 'noopener');
  else if (new URL(url).searchParams.has('wcpt_stream')) loadHidden(url);
  else return;
  event.preventDefault();
}

function loadHidden(url: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  document.body.append(frame);
  setTimeout(() => frame.remove(), LIMIT);
}

/**
 * Filters the table by the term or takes that back, or leads to its archive.
 */
const termParts = (table: Table): readonly RowPart[] => [
  {
    selector: TERM,
    ready(terms) {
      for (const term of terms) {
        makePressable(term);
        const filtering = term.getAttribute('data-wcpt-filtering');
        if (filtering) give(term, { 'aria-pressed': String(filtering === 'true') });
      }
    },
    on: {
      click(term) {
        if (term.matches(FILTERING_TERM)) toggleTerm(table, term);
        else navigate(term.getAttribute('data-wcpt-archive-url'), 'product-table');
      },
      keydown: clickWithKeys,
    },
  },
];

/** Clicks the option of the term in its taxonomy's filter; for a chosen radio the option for all: clicks do not uncheck radios. */
function toggleTerm(table: Table, term: Element): void {
  const taxonomy = term.parentElement?.getAttribute('data-wcpt-taxonomy');
  const slug = term.getAttribute('data-wcpt-slug');
  const filters = navigations(table).flatMap(root => [...root.querySelectorAll('.wcpt-filter')]);
  const filter = filters.find(one => one.getAttribute('data-wcpt-taxonomy') === taxonomy);
  const option = [...(filter?.querySelectorAll('[data-wcpt-slug]') ?? [])].find(
    one => one.getAttribute('data-wcpt-slug') === slug,
  );
  const input = option?.querySelector('input');
  const isChosenRadio = input?.type === 'radio' && input.checked;
  (isChosenRadio ? filter?.querySelector<HTMLInputElement>('input[type="radio"][value=""]') : input)?.click();
}

/** Rows and parts that lead somewhere, terms that filter, downloads. */
export const links: Feature = { rowParts: table => [...termParts(table), ...linkParts(table)] };
