import { wantsEnglish } from '../core/messages';
import { nameElement, type ToldProblem } from '../core/report';
import type { HydrationReason, ReasonForSome } from '../loader/definition';
import { atOnce, whenCartHasItems, whenIdle, whenNarrow, whenVisible } from '../loader/hydrateWhen';
import { allIslands, type Island } from '../loader/island';
import { definitions, type WidgetName } from '../registry';
import { type Found, type Known, mountedOn, whyPlain } from './checks';
import { tReport } from './messages';
import { isWidgetName } from './page';
import type { ReportedWidget, WakeReason } from './report';

/** A widget, and what the console said of it, which the report need not repeat. */
type Finding = ReportedWidget & { readonly told?: ToldProblem | undefined };

export function findWidgets(known: Known): Finding[] {
  const islands = new Map([...allIslands()].map(island => [island.marker, island]));
  const names = Object.keys(definitions).filter(isWidgetName);
  const found = names.flatMap(name =>
    markersOf(name, islands).flatMap(marker => {
      const island = islands.get(marker);
      return lookAt({ name, marker, island, isRegistered: island?.definition === definitions[name] }, known) ?? [];
    }),
  );
  return [...found, ...findWithoutSettings(known)].sort(({ marker: a }, { marker: b }) =>
    a === b ? 0 : a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** Markers of the page, and those that a script has given to the widget. */
function markersOf(name: WidgetName, islands: ReadonlyMap<Element, Island>): Element[] {
  const definition = definitions[name];
  const found = [...document.querySelectorAll(definition.markers)].map(one =>
    definition.markerOf ? definition.markerOf(one) : one,
  );
  const given = [...islands.values()].filter(island => island.definition === definition).map(({ marker }) => marker);
  return [...new Set([...found, ...given])].filter(marker => marker !== null);
}

function lookAt(found: Found, known: Known): Finding | undefined {
  const { name, marker, isRegistered } = found;
  const entry = { name, marker, label: nameElement(marker) };
  const mounted = mountedOn(marker);
  if (mounted && (isRegistered || mounted === name)) return { ...entry, state: 'awake' };
  const reason = whyPlain(found, known);
  if (reason) return { ...entry, state: 'plain', ...reason };
  return isRegistered ? { ...entry, state: 'asleep', ...whyPending(found) } : undefined;
}

const REASONS: ReadonlyMap<HydrationReason, WakeReason> = new Map([
  [atOnce, 'at-once'],
  [whenVisible, 'visible'],
  [whenIdle, 'idle'],
  [whenCartHasItems, 'cart'],
  [whenNarrow, 'narrow'],
]);

function whyPending({ name, marker, island }: Found): Pick<ReportedWidget, 'wakes' | 'why'> {
  if (island?.mounting) return { wakes: ['at-once'], why: tReport('report.loading') };
  const { hydrateWhen, controls } = definitions[name];
  // Shoppers do not interact with the page as a whole.
  const isTouched = controls !== undefined || !marker.matches('html, head, head > *, body');
  const own = hydrateWhen.flatMap(reason => reasonsFor(reason, marker));
  const wakes = [...new Set([...(isTouched ? ['interaction' as const] : []), ...own])];
  const list = new Intl.ListFormat(wantsEnglish() ? 'en' : 'sl', { type: 'disjunction' });
  const reasons = list.format(wakes.map(reason => tReport(`report.wakes.${reason}`)));
  return { wakes, why: tReport('report.wakes', { reasons }) };
}

const isForSome = (reason: HydrationReason): reason is ReasonForSome => 'isOne' in reason;

function reasonsFor(reason: HydrationReason, marker: Element): WakeReason[] {
  if (isForSome(reason)) return reason.isOne(marker) ? reasonsFor(reason.reason, marker) : [];
  const name = REASONS.get(reason);
  return name ? [name] : [];
}

/** Lists and forms without a marker, because the settings of adding to the cart are missing. */
function findWithoutSettings({ settings, page }: Known): Finding[] {
  const missing = settings.find(({ name }) => name === 'wc_add_to_cart_params');
  if (!missing) return [];
  const found = [...document.querySelectorAll(definitions['add-to-cart'].markers)].map(
    one => one.closest('ul.products, form') ?? one,
  );
  const isWanted = (marker: Element) => page.config.ajaxProductForms !== false || !marker.matches('form');
  const why = tReport('report.needs', { setting: missing.name });
  const rest = { state: 'plain', reason: 'settings', why, fix: missing.fix } as const;
  return [...new Set(found)].filter(isWanted).map(marker => ({
    name: 'add-to-cart',
    marker,
    label: nameElement(marker),
    ...rest,
  }));
}
