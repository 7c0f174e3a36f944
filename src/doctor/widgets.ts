import { wantsEnglish } from '../core/messages';
import { nameElement, type ToldProblem } from '../core/report';
import { allIslands, type Island } from '../loader/island';
import { definitions, type WidgetName } from '../registry';
import { type Found, isWidgetName, type Known, mountedOn } from './known';
import { tReport } from './messages';
import type { ReportedWidget } from './report';
import { wakeReasons } from './wakeReasons';
import { whyPlain } from './whyPlain';

/** A widget, and what was said of it in the console: it need not be said again. */
export interface Finding {
  readonly widget: ReportedWidget;
  readonly told?: ToldProblem | undefined;
}

/** Every widget on each of its markers, in the order of the page. */
export function findWidgets(known: Known): Finding[] {
  const islands = new Map([...allIslands()].map(island => [island.marker, island]));
  const names = Object.keys(definitions).filter(isWidgetName);
  const found = names.flatMap(name =>
    markersOf(name, islands).flatMap(marker => lookAt({ name, marker, island: islands.get(marker) }, known) ?? []),
  );
  return [...found, ...withoutSettings(known)].sort(byPlace);
}

const byPlace = ({ widget: a }: Finding, { widget: b }: Finding): number =>
  a.marker === b.marker ? 0 : a.marker.compareDocumentPosition(b.marker) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Markers that the page has, and those that a script has given to the widget. */
function markersOf(name: WidgetName, islands: ReadonlyMap<Element, Island>): Element[] {
  const definition = definitions[name];
  const found = [...document.querySelectorAll(definition.markers)].map(one =>
    definition.markerOf ? definition.markerOf(one) : one,
  );
  const given = [...islands.values()].filter(island => island.definition === definition).map(({ marker }) => marker);
  return [...new Set([...found, ...given])].filter(marker => marker !== null);
}

function lookAt(found: Found, known: Known): Finding | undefined {
  const { name, marker, island } = found;
  const entry = { name, marker, label: nameElement(marker) };
  const isOurs = island?.definition === definitions[name];
  const mounted = mountedOn(marker);
  if (mounted !== undefined && (isOurs || mounted === name)) return { widget: { ...entry, state: 'awake' } };
  const reason = whyPlain(found, known);
  if (reason) {
    const { told, ...plain } = reason;
    return { widget: { ...entry, state: 'plain', ...plain }, told };
  }
  if (!isOurs) return undefined;
  return { widget: { ...entry, state: 'asleep', ...whyAsleep(found) } };
}

function whyAsleep({ name, marker, island }: Found): Pick<ReportedWidget, 'wakes' | 'why'> {
  if (island?.mounting) return { wakes: ['at-once'], why: tReport('report.loading') };
  const wakes = wakeReasons(definitions[name], marker);
  const words = wakes.map(reason => tReport(`report.wakes.${reason}`));
  const list = new Intl.ListFormat(wantsEnglish() ? 'en' : 'sl', { type: 'disjunction' });
  return { wakes, why: tReport('report.wakes', { reasons: list.format(words) }) };
}

/** Lists and forms that have no marker, as the settings of adding to the cart are not there. */
function withoutSettings({ settings, page }: Known): Finding[] {
  const missing = settings.find(({ name }) => name === 'wc_add_to_cart_params');
  if (!missing) return [];
  const why = tReport('report.needs', { setting: missing.name });
  const found = [...document.querySelectorAll(definitions['add-to-cart'].markers)].map(
    one => one.closest('ul.products, form') ?? one,
  );
  const isWanted = (marker: Element) => page.config.ajaxProductForms !== false || !marker.matches('form');
  return [...new Set(found)].filter(isWanted).map(marker => ({
    widget: {
      name: 'add-to-cart',
      marker,
      label: nameElement(marker),
      state: 'plain',
      reason: 'settings',
      why,
      fix: missing.fix,
    },
  }));
}
