import { ajaxText } from '../answers';
import { attributes } from '../html';
import type { Visit } from '../visit';
import { containerHtml, SEALED, sealed, viewOf } from './container';
import { countsOf, filtered, TableQuery } from './tableQuery';
import { tableDefinitions } from './tables';
import { taxonomies } from './terms';

const html = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' } });

/** How many rows a long table has: of the page that asks. */
function rowsOf(visit: Visit): number | undefined {
  const referer = visit.request.headers.get('referer') ?? '';
  const wanted = URL.canParse(referer) ? Number(new URL(referer).searchParams.get('rows')) : 0;
  return wanted > 0 ? wanted : undefined;
}

const definitionOf = (visit: Visit, id: string) => tableDefinitions(rowsOf(visit)).find(one => one.id === id);

/** Rows for a query: a table, or an empty answer for an unknown table or seals that are not ours. */
export function tableRows(visit: Visit): Response {
  const id = visit.fields.id ?? visit.url.searchParams.get('id') ?? '';
  const definition = definitionOf(visit, id);
  if (!definition) return ajaxText('');
  const isSealed = SEALED.every(
    name => visit.fields[`wcpt_encrypted_attrs[data-wcpt-encrypted-${name}]`] === sealed(id, name),
  );
  if (visit.request.method === 'POST' && !isSealed) return ajaxText('');
  const query = new TableQuery(id, visit.url.searchParams);
  return html(containerHtml(viewOf(definition, query, ''), visit.url.searchParams.get('wcpt_paginate_only') === '1'));
}

/** Counts of options, and the rules that hide those without any; JSON, sent as HTML. */
export function tableCounts(visit: Visit): Response {
  const state = Buffer.from(visit.fields.wcpt_dynamic_filter_encrypted_cache ?? '', 'base64').toString();
  const id = /^\?(\d+)_/.exec(state)?.[1] ?? '';
  const definition = definitionOf(visit, id);
  if (!definition) return html('{}');
  const query = new TableQuery(id, new URLSearchParams(state));
  const products = definition.products();
  const options = Object.keys(taxonomies).flatMap(taxonomy =>
    [...countsOf(products, query, taxonomy)].map(([value, count]) => ({
      filter: taxonomy === 'product_cat' ? 'category' : taxonomy.startsWith('pa_') ? 'attribute' : 'taxonomy',
      taxonomy,
      value,
      count,
    })),
  );
  const onSale = filtered(products, query, 'on_sale').filter(({ sale }) => sale !== undefined).length;
  const empty = options.filter(({ count }) => !count);
  const rules = empty.map(
    ({ taxonomy, value }) => `#wcpt-${id} [data-wcpt-taxonomy="${taxonomy}"] [data-wcpt-value="${value}"]`,
  );
  const style = `<style${attributes({ id: `wcpt-dynamic-${id}` })}>${rules.length ? `${rules.join(',')}{display:none}` : ''}</style>`;
  return html(
    JSON.stringify({ style, script: '', options: [...options, { filter: 'on_sale', value: 'true', count: onSale }] }),
  );
}
