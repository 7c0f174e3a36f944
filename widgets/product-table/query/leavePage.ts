import { bus } from '../../../src/core/bus/bus';
import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { appendQuery } from '../../../src/core/calls/form';
import { navigate } from '../../../src/core/navigate';
import { ownPath } from '../../../src/core/url';
import { isAjaxDisabled, isOn, readTableParams, showsCounts, type TableSettings } from '../settings';
import { ownFrame, type Table } from '../table';
import { withoutPage } from './pairs';

/**
 * Leaves for the page that answers the query, in form mode and with `disable_ajax`. Source: spec product-table 2.2 "Form mode, or
 * disable_ajax"; contract 2.8.
 * @returns whether no call is to be made
 */
export function leavePage(table: Table, settings: TableSettings, query: string, purpose: TablePurpose): boolean {
  if (isOn(settings, 'form_mode') && purpose === 'filter') {
    const waits = ownFrame(table, '.wcpt-apply').some(button => !isApplied(table, button));
    if (waits && showsCounts(settings)) return false;
    const params = readTableParams();
    const shopId = params.shopTableId || table.id;
    const hides = isOn(settings, 'hide_form_on_submit');
    navigate(formAddress(query, { id: table.id, shopId, shopUrl: params.shopUrl, hides }), 'product-table');
    return true;
  }
  // A page load would bring the placeholder again.
  if (!isAjaxDisabled(settings) || purpose === 'lazy_load') return false;
  const goes = goesBack(purpose);
  // The server would print a page without filters.
  const whole = without(query, 'wcpt_paginate_only=');
  const request = {
    container: table.container,
    query: goes ? without(whole, `${table.id}_paged=`) : whole,
    base_url: goes ? withoutPage(ownPath(), readTableParams().paginationSlug) : ownPath(),
    purpose,
    proceed: true,
  };
  bus.emit('wcpt_before_nav_redirect', request);
  if (!request.proceed) return true;
  const base = request.base_url.split('?')[0] ?? '';
  navigate(`${base}?${request.query.replace(/^\?/, '')}`, 'product-table');
  return true;
}

/** Returns the address of form mode: the shop page, with the query under the id of its table. */
export function formAddress(
  query: string,
  to: { readonly id: string; readonly shopId: string; readonly shopUrl: string; readonly hides: boolean },
): string {
  const renamed = query.replace(new RegExp(`(^|[?&])${to.id}_`, 'g'), (_, before: string) => `${before}${to.shopId}_`);
  const shopUrl = /(?:^|&)lang=/.test(query) ? to.shopUrl.replace(/[?&]lang=.*$/, '') : to.shopUrl;
  const hidden = to.hides ? `&hide_form=${to.id}` : '';
  return appendQuery(shopUrl, `${renamed}${hidden}&${to.shopId}_device=`);
}

const goesBack = (purpose: TablePurpose) => purpose !== 'paginate' && purpose !== 'infinite_scroll';

const without = (query: string, parameter: string) =>
  query
    .split('&')
    .filter(piece => !piece.startsWith(parameter))
    .join('&');

/** Whether an Apply button was pressed, also by another script, which says so with the class. Source: contract product-table 6. */
export const isApplied = ({ store }: Table, button: Element): boolean =>
  button === store.getState().applying || button.matches('.wcpt-apply--clicked');
