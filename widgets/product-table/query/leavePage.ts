import { bus } from '../../../src/core/bus/bus';
import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { appendQuery } from '../../../src/core/calls/form';
import { navigate } from '../../../src/core/navigate';
import { ownPath } from '../../../src/core/url';
import { isAjaxDisabled, isOn, readTableParams, type TableSettings } from '../settings';
import { own, type Table } from '../table';

/** Dynamic filters, of which form mode shows the counts before it leaves. */
const DYNAMIC = ['dynamic_recount', 'dynamic_hide_filters', 'dynamic_filters_lazy_load'];

/**
 * Form mode and `disable_ajax`: the page goes where the query is answered. Source: spec product-table 2.2 "Form mode, or
 * disable_ajax"; contract 2.8.
 * @returns whether no call is to be made
 */
export function leavePage(table: Table, settings: TableSettings, query: string, purpose: TablePurpose): boolean {
  if (isOn(settings, 'form_mode') && purpose === 'filter') {
    const waits = own(table, '.wcpt-apply').some(button => !isApplied(table, button));
    if (waits && DYNAMIC.some(name => isOn(settings, name))) return false;
    const params = readTableParams();
    const shopId = params.shopTableId || table.id;
    const hides = isOn(settings, 'hide_form_on_submit');
    navigate(formAddress(query, { id: table.id, shopId, shopUrl: params.shopUrl, hides }), 'product-table');
    return true;
  }
  // After a placeholder's page load there would be the placeholder again.
  if (!isAjaxDisabled(settings) || purpose === 'lazy_load') return false;
  const goes = goesBack(purpose);
  // A page without its filters is what the server would make of it.
  const whole = without(query, 'wcpt_paginate_only=');
  const request = {
    container: table.container,
    query: goes ? without(whole, `${table.id}_paged=`) : whole,
    base_url: goes ? withoutPagePath(ownPath()) : ownPath(),
    purpose,
    proceed: true,
  };
  bus.emit('wcpt_before_nav_redirect', request);
  if (!request.proceed) return true;
  const base = request.base_url.split('?')[0] ?? '';
  navigate(`${base}?${request.query.replace(/^\?/, '')}`, 'product-table');
  return true;
}

/** Where form mode leads: the shop page, with the query under the name of the table there. */
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

function withoutPagePath(path: string): string {
  const { paginationSlug } = readTableParams();
  return path.replace(new RegExp(`/${paginationSlug.replace(/\W/g, '\\$&')}/\\d+/?$`), '/');
}

/** Whether an Apply button was pressed, also by another script, which says so with the class. Source: contract product-table 6. */
export const isApplied = ({ store }: Table, button: Element): boolean =>
  button === store.getState().applying || button.matches('.wcpt-apply--clicked');
