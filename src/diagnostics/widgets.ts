import { recordOf, text } from '../core/guards';
import { type MessageParams, wantsEnglish } from '../core/messages';
import { isMounted, MOUNTED } from '../core/mountOptions';
import { unknownMethod, unknownOfWallets } from '../core/provider/unknownNames';
import { nameElement, type ToldProblem } from '../core/report';
import type { Definition, HydrationReason, ReasonForSome } from '../loader/definition';
import { atOnce, whenCartHasItems, whenIdle, whenNarrow, whenVisible } from '../loader/hydrateWhen';
import { allIslands, type IslandState, islandOn } from '../loader/island';
import { notLoaded } from '../loader/loadWidget';
import { definitions, type WidgetName } from '../registry';
import { type CheckId, explain, tReport } from './messages';
import { isWidgetName, readConfig } from './page';
import type { PlainReason, ReportedPage, ReportedScript, ReportedSetting, ReportedWidget, WakeReason } from './report';
import { howToRemove } from './scripts';

interface Known {
  readonly page: ReportedPage;
  readonly scripts: readonly ReportedScript[];
  readonly settings: readonly ReportedSetting[];
  readonly told: readonly ToldProblem[];
}

/** A widget, and what the console said of it, which the report need not repeat. */
type Finding = ReportedWidget & { readonly told?: ToldProblem | undefined };

export function findWidgets(known: Known): Finding[] {
  const names = Object.keys(definitions).filter(isWidgetName);
  const found = names.flatMap(name => markersOf(name, known).flatMap(marker => lookAt(name, marker, known) ?? []));
  const isAfter = (a: Element, b: Element) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING;
  return found.sort(({ marker: a }, { marker: b }) => isAfter(a, b) - isAfter(b, a));
}

/** Markers of the page, and those that a script has given to the widget. */
function markersOf(name: WidgetName, known: Known): Element[] {
  const { markers, markerOf = one => one }: Definition = definitions[name];
  const found = [...document.querySelectorAll(markers)].map(one => markerOf(one) ?? withSettings(name, one, known));
  const given = [...allIslands()].filter(({ definition }) => definition === definitions[name]);
  return [...new Set([...found, ...given.map(({ marker }) => marker)])].filter(marker => marker !== null);
}

/** Returns the list or form that would be a marker if its settings were not missing. */
function withSettings(name: WidgetName, found: Element, known: Known): Element | null {
  const marker = found.closest('ul.products, form') ?? found;
  const isWanted = readConfig().config.ajaxProductForms !== false || !marker.matches('form');
  return isWanted && missingFor(name, known) ? marker : null;
}

const missingFor = (name: WidgetName, { settings }: Known) =>
  name === 'add-to-cart' ? settings.find(one => one.name === 'wc_add_to_cart_params') : undefined;

function lookAt(name: WidgetName, marker: Element, known: Known): Finding | undefined {
  const state = stateOf(name, marker);
  const isRegistered = state !== undefined && state.kind !== 'ended';
  const entry = { name, marker, label: nameElement(marker) };
  // Another copy of the script may have mounted it.
  const mounted = text(recordOf(Reflect.get(marker, MOUNTED)).name);
  if (mounted && (isRegistered || mounted === name)) return { ...entry, state: 'awake' };
  const reason = whyPlain(name, marker, known);
  if (reason) return { ...entry, state: 'plain', ...reason };
  return isRegistered ? { ...entry, state: 'asleep', ...whyPending(definitions[name], marker, state) } : undefined;
}

/** Widgets that leave a page to a script that can do more, with what they can't do. */
const CANNOT: { readonly [name in WidgetName]?: () => string | undefined } = {
  'card-payment': unknownMethod,
  'express-checkout': unknownOfWallets,
};

/** @param told what the console said about it */
const plain = (reason: PlainReason & CheckId, params?: MessageParams, told?: ToldProblem) => ({
  reason,
  ...explain(reason, params),
  told,
});

/** Returns the first reason that a widget does not start; undefined: it does, or is not looked for here. */
function whyPlain(name: WidgetName, marker: Element, known: Known) {
  const { page, scripts, told } = known;
  const state = stateOf(name, marker);
  const isRegistered = state !== undefined && state.kind !== 'ended';
  const { conflicts, markers, atLoadOnly }: Definition = definitions[name];
  const missing = missingFor(name, known);
  if (!isRegistered && missing) {
    const why = tReport('report.needs', { setting: missing.name });
    return { reason: 'settings', why, fix: missing.fix } as const;
  }
  if (!isRegistered && marker.closest('[data-shop-widgets="off"]')) return plain('off');
  if (!isRegistered && page.disabled.includes(name)) return plain('disabled', { name });

  const lines = told.filter(({ where }) => where === name);
  const words = CANNOT[name]?.();
  if (words) {
    const same = lines.find(({ found }) => found === words);
    return { ...plain('markup', { words }, same), fix: tReport('report.cannot.fix') };
  }

  const rivals = scripts.filter(({ widgets, state }) => state !== 'held' && widgets.includes(name));
  const givenBack = rivals.find(({ state }) => state === 'given-back');
  // A pending widget looks for a conflict only when it is hydrated. More is known of a script that was given back.
  const script = givenBack ? undefined : conflicts?.(marker);
  if (script) {
    const same = lines.find(({ found }) => found.startsWith(script));
    const handles = rivals.map(({ handle }) => handle).join(', ');
    const conflict = plain('clash', { script: handles ? `${script} (${handles})` : script }, same);
    return { ...conflict, fix: howToRemove(rivals[0]?.widgets ?? [name]) };
  }

  const broken = whyBroken(state);
  if (broken) {
    const same = lines.find(({ element, found }) => element?.deref() === marker && found.includes(broken.words));
    return plain(broken.reason, { words: broken.words }, same);
  }
  // The chunk may have loaded since, for another marker.
  const isLost = state?.kind === 'failed' || (state?.kind === 'ended' && state.why.kind === 'not-loaded');
  if (isLost && ![...document.querySelectorAll(markers)].some(isMounted))
    return plain(
      'chunk',
      {},
      lines.find(({ found }) => found === notLoaded(name, undefined).found),
    );

  if (isRegistered) return undefined;
  // Scripts that were held back go back together: one widget that fails may cost others their job.
  if (givenBack) {
    const why = [explain('clash', { script: givenBack.handle }).why, givenBack.why].filter(Boolean).join(' ');
    return { reason: 'clash', why, fix: tReport('report.given-back.fix') } as const;
  }
  // Some widgets register markers of the loading page only.
  if (atLoadOnly) return undefined;
  const other = islandOn(marker);
  if (other && other.state.kind !== 'ended') return plain('taken', { other: other.definition.name });
  return plain(page.autoMount ? 'missed' : 'auto-mount');
}

/** Returns the state of a widget's island on a marker, also of one that has ended. */
function stateOf(name: WidgetName, marker: Element): IslandState | undefined {
  const island = islandOn(marker);
  return island?.definition.name === name ? island.state : undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What kept the widget from the marker, or stopped it. */
function whyBroken(state: IslandState | undefined): { reason: 'failed' | 'markup'; words: string } | undefined {
  if (state?.kind === 'mounted' && 'thrown' in state) return { reason: 'failed', words: messageOf(state.thrown) };
  if (state?.kind !== 'ended') return undefined;
  const { why } = state;
  if (why.kind === 'threw') return { reason: 'failed', words: messageOf(why.error) };
  return why.kind === 'markup' ? { reason: 'markup', words: why.problem } : undefined;
}

const REASONS: ReadonlyMap<HydrationReason, WakeReason> = new Map([
  [atOnce, 'at-once'],
  [whenVisible, 'visible'],
  [whenIdle, 'idle'],
  [whenCartHasItems, 'cart'],
  [whenNarrow, 'narrow'],
]);

function whyPending(
  definition: Definition,
  marker: Element,
  state: IslandState,
): Pick<ReportedWidget, 'wakes' | 'why'> {
  if (state.kind === 'loading') return { wakes: ['at-once'], why: tReport('report.loading') };
  const { hydrateWhen, controls } = definition;
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
