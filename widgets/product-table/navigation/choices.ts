import { listenDom } from '../../../src/core/bus/dom';
import { navigate } from '../../../src/core/navigate';
import { onTable } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { navigations } from '../query/serialise';
import { inFreshRows } from '../rows/freshRows';
import { own, owns, type Table } from '../table';
import { refreshHeadings } from './headingFeedback';
import { markChosen, settleHierarchy } from './hierarchy';
import { copyState } from './keepNavigation';
import { navigationChange } from './navigationChange';
import { isRangeControl, settleRange } from './rangeFields';

/** Controls whose changes ask for nothing by themselves. Source: contract product-table 4.4. */
const SILENT = '.wcpt-search-filter-options, .wcpt-filter-date-picker, .wcpt-search, .wcpt-nav-modal-tpl';

/**
 * Has choices in header and sidebar ask for rows, with what else they bring along: terms above and below, copies, the
 * limits of a preset, and what the headings say. Source: spec product-table 2.4, 4.2; contract 4.4.
 */
export function startChoices(table: Table): void {
  const { container, signal } = table;
  const onChange = (control: Element, event: unknown) => {
    if (!owns(table, control) || !control.closest('.wcpt-navigation') || control.closest(SILENT)) return;
    settleChoice(control);
    copyState(table, control);
    refreshHeadings(table);
    if (!isRangeControl(control)) navigationChange(table, { target: control, event });
  };
  listenDom(container, 'change', onChange, signal);
}

/** What a choice changes among the options of its filter. */
export function settleChoice(control: Element): void {
  if (control instanceof HTMLInputElement) settleHierarchy(control);
  settleRange(control);
  const filter = control.closest('.wcpt-filter');
  if (filter) markChosen(filter);
}

const FILTERING = '.wcpt-trigger_filter > [data-wcpt-slug]';
const LEADING = '.wcpt-archive_redirect > [data-wcpt-slug]:not(a)';
const OPTION = '.wcpt-nav-redirect-option';

/**
 * Terms in rows, which filter the table or lead to their archive, and options that lead there.
 * Source: spec product-table 2.4 "Taxonomy term links"; contract 4.6.
 */
export function startTerms(table: Table): void {
  const { container, signal } = table;
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const term = target.closest(`${FILTERING}, ${LEADING}`);
    const option = target.closest(OPTION);
    if (term && owns(table, term)) {
      if (term.matches(FILTERING)) toggleTerm(table, term);
      else navigate(term.getAttribute('data-wcpt-archive-url'), 'product-table');
    } else if (option && owns(table, option) && !target.closest('a, .wcpt-filter-hierarchy-accordion__trigger')) {
      option.querySelector<HTMLElement>('.wcpt-nav-redirect-link')?.click();
    }
  };
  container.addEventListener('click', onClick, { signal });
  pressWithKeys(container, ':is(.wcpt-trigger_filter, .wcpt-archive_redirect) > [role="button"]', signal);
  onTable(table, 'wcpt_after_every_load', () => {
    for (const term of inFreshRows(table, `${FILTERING}, ${LEADING}`)) {
      makePressable(term);
      const filtering = term.getAttribute('data-wcpt-filtering');
      if (filtering) term.setAttribute('aria-pressed', String(filtering === 'true'));
    }
  });
  signal.addEventListener('abort', () => {
    const terms = own(table, `${FILTERING}, ${LEADING}`);
    makePlain(terms);
    for (const term of terms) term.removeAttribute('aria-pressed');
  });
}

/**
 * Clicks the option of the term's slug in the filter of its taxonomy, which asks for the rows; of a chosen radio the option
 * for all, as radios are not unchecked by clicks.
 */
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
