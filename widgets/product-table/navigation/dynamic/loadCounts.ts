import { shopAjax } from '../../../../src/core/calls/shopAjax';
import { parseFragment } from '../../../../src/core/html';
import { runScripts } from '../../../../src/core/runScripts';
import { readTableParams } from '../../params';
import { navigations } from '../../query/serialise';
import type { Table } from '../../table';
import { readCounts } from './readCounts';
import { showCounts } from './showCounts';

const CACHE = 'data-wcpt-encrypted-dynamic-filters-lazy-load-cache';
/** Marks what an answer brought, which the next one replaces. */
const BROUGHT = 'data-sw-dynamic-filters';

/**
 * Asks for the counts of a table's filters and shows them, also in its open modal. Source: spec product-table 7.6; contract 8.
 * @param recounts whether counts are shown; else options are hidden only
 * @throws what the call throws, and Error for an answer that can't be read
 */
export async function loadCounts(table: Table, recounts: boolean, signal: AbortSignal): Promise<void> {
  const { container, id } = table;
  const cache = container.getAttribute(CACHE);
  if (!cache) return;
  const answer = await shopAjax(
    'wcpt__dynamic_filter__lazy_load',
    { wcpt_dynamic_filter_encrypted_cache: cache },
    { template: readTableParams().ajaxTemplate, signal },
  );
  if (signal.aborted) return;
  const { style, script, counts } = readCounts(answer);
  for (const element of container.querySelectorAll(`[${BROUGHT}]`)) element.remove();
  const brought = parseFragment(style + script);
  const elements = [...brought.children];
  for (const element of elements) element.setAttribute(BROUGHT, '');
  container.append(brought);
  if (recounts) showCounts([...navigations(table), ...openModals(id)], counts);
  for (const element of elements) void runScripts(element);
}

const openModals = (id: string): Element[] =>
  [...document.querySelectorAll('.wcpt-nav-modal')].filter(
    modal => modal.getAttribute('data-wcpt-table-id') === id && !modal.closest('.wcpt-nav-modal-tpl'),
  );
