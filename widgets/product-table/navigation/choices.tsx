import type { MouseEvent, ReactNode } from 'react';
import { listenDom } from '../../../src/core/bus/dom';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { owns, type Table } from '../table';
import { refreshHeadings } from './headingFeedback';
import { markChosen, settleHierarchy } from './hierarchy';
import { copyState } from './keepNavigation';
import { navigationChange } from './navigationChange';
import { isRangeControl, settleRange } from './rangeFields';

/** Controls whose changes ask for nothing by themselves. Source: contract product-table 4.4. */
const SILENT = '.wcpt-search-filter-options, .wcpt-filter-date-picker, .wcpt-search, .wcpt-nav-modal-tpl';

/**
 * Has choices in header and sidebar ask for rows, with what else they bring along: terms above and below, copies, the
 * limits of a preset, and what the headings say. One listener for hundreds of options: other scripts raise changes with
 * jQuery, which React never hears. Source: spec product-table 2.4, 4.2; contract 4.4.
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

/** An option that leads to its archive, from all around its link but the sign of the terms below. Source: contract product-table 4.6. */
export function RedirectOption({ element: option, children }: SlotProps): ReactNode {
  const table = useTable();
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !owns(table, option)) return;
    if (target.closest('a, .wcpt-filter-hierarchy-accordion__trigger')) return;
    option.querySelector<HTMLElement>('.wcpt-nav-redirect-link')?.click();
  };
  return (
    <Adopted of={option} onClick={onClick}>
      {children}
    </Adopted>
  );
}
