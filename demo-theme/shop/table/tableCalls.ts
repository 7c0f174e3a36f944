import { ajaxText } from '../answers';
import { isStrict, withoutInlineStyles } from '../inlineStyles';
import type { Visit } from '../visit';
import { forVisitor } from '../wishlist/wishlistTables';
import { containerHtml } from './container';
import { LAZY_COUNTS, readState, SEALED } from './sealedState';
import { countOptions, hidingRules } from './tableCounts';
import { TableQuery } from './tableQuery';
import { isSet, settingsFor } from './tableSettings';
import { tableDefinitions } from './tables';
import { guessDevice, viewOf } from './tableView';

const definitionOf = (id: string, rows: number | undefined) => tableDefinitions(rows).find(one => one.id === id);

/** Returns the number of a long table's rows from the page that calls, for calls without a sealed number. */
function rowsOfReferer(visit: Visit): number | undefined {
  const referer = visit.request.headers.get('referer') ?? '';
  return URL.canParse(referer) ? Number(new URL(referer).searchParams.get('rows')) || undefined : undefined;
}

/**
 * Rows for a query: a table; or an empty answer for an unknown table, and for a post without the sealed attributes of that
 * table's container.
 */
export function tableRows(visit: Visit): Response {
  const { fields, url, request } = visit;
  const id = fields.id ?? url.searchParams.get('id') ?? '';
  const states = SEALED.map(name => readState(fields[`wcpt_encrypted_attrs[data-wcpt-encrypted-${name}]`], name));
  const isSealed = states.every(state => state?.id === id);
  if (request.method === 'POST' && !isSealed) return ajaxText('');
  const rows = states[0]?.rows ?? rowsOfReferer(visit);
  const found = definitionOf(id, rows);
  if (!found) return ajaxText('');
  const definition = forVisitor(found, visit);
  const query = new TableQuery(id, url.searchParams, definition.defaults);
  const view = viewOf(definition, query, { path: '', guess: guessDevice(request), rows });
  const html = containerHtml(view, url.searchParams.get('wcpt_paginate_only') === '1');
  return ajaxText(isStrict(request.headers.get('referer') ?? '') ? withoutInlineStyles(html) : html);
}

/** Counts of options, and the rules that hide those without any; JSON, sent as HTML. */
export function tableCounts(visit: Visit): Response {
  const state = readState(visit.fields.wcpt_dynamic_filter_encrypted_cache, LAZY_COUNTS);
  const definition = state && definitionOf(state.id, state.rows);
  if (!definition) return ajaxText('');
  const query = new TableQuery(definition.id, new URLSearchParams(state.query), definition.defaults);
  const settings = settingsFor(definition.settings ?? {}, query);
  const options = countOptions(definition.products(), query);
  const rules = isSet(settings, 'dynamic_hide_filters') ? hidingRules(definition.id, options) : '';
  const style = `<style id="wcpt-dynamic-${definition.id}">${rules}</style>`;
  return ajaxText(JSON.stringify({ style, script: '', options: isSet(settings, 'dynamic_recount') ? options : [] }));
}
