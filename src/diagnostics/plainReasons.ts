import type { MessageParams } from '../core/messages';
import { MOUNTED } from '../core/mountOptions';
import { unknownFlag, unknownMethod } from '../core/provider/unknownNames';
import type { ToldProblem } from '../core/report';
import type { Island } from '../loader/island';
import { definitions, type WidgetName } from '../registry';
import { type CheckId, tReport } from './messages';
import { howToRemove, type PageFacts } from './page';
import type { PlainReason, ReportedScript, ReportedSetting, ReportedWidget } from './report';

/** What was found before the widgets are looked at. */
export interface Known {
  readonly page: PageFacts;
  readonly scripts: readonly ReportedScript[];
  readonly settings: readonly ReportedSetting[];
  readonly told: readonly ToldProblem[];
}

/** A widget's marker, and the island that is registered on it. */
export interface Found {
  readonly name: WidgetName;
  readonly marker: Element;
  readonly island: Island | undefined;
  /** Whether the island is this widget's. */
  readonly isRegistered: boolean;
}

/** Returns the name of the widget that a copy of the script has mounted on a marker. */
export function mountedOn(marker: Element): string | undefined {
  const mounted: unknown = Reflect.get(marker, MOUNTED);
  return typeof mounted === 'object' && mounted !== null ? String(Reflect.get(mounted, 'name')) : undefined;
}

/** What a reason found. `why` and `fix` replace the reason's own texts, `params` are their placeholders. */
interface Evidence {
  readonly params?: MessageParams;
  readonly why?: string;
  readonly fix?: string;
  /** What the console said about it. */
  readonly told?: ToldProblem | undefined;
}

/** A reason that a widget does not start. */
interface Check {
  readonly reason: PlainReason & CheckId;
  /** Whether a registered island rules it out. */
  readonly ifUnregistered?: true;
  find(found: Found, known: Known): Evidence | undefined;
}

/** Widgets that leave a page to a script that can do more, with what they can't do. */
const CANNOT: { readonly [name in WidgetName]?: () => string | undefined } = {
  'card-payment': unknownMethod,
  'express-checkout': unknownFlag,
};

/** The first one that finds something is told. */
const checks: readonly Check[] = [
  {
    reason: 'off',
    ifUnregistered: true,
    find: ({ marker }) => (marker.closest('[data-shop-widgets="off"]') ? {} : undefined),
  },
  {
    reason: 'disabled',
    ifUnregistered: true,
    find: ({ name }, { page }) => (page.config.disabled?.includes(name) ? { params: { name } } : undefined),
  },
  {
    reason: 'markup',
    find({ name }, { told }) {
      const words = CANNOT[name]?.();
      const same = told.find(({ where, found }) => where === name && found === words);
      return words ? { params: { words }, fix: tReport('report.cannot.fix'), told: same } : undefined;
    },
  },
  {
    // A pending widget looks for a conflict only when it is hydrated.
    reason: 'clash',
    find({ name, marker }, { scripts, told, page }) {
      const conflict = definitions[name].conflicts?.(marker);
      const rivals = scripts.filter(({ widgets, state }) => state !== 'held' && widgets.includes(name));
      // More is known of a script that was given back.
      if (!conflict || rivals.some(({ state }) => state === 'given-back')) return undefined;
      const handles = rivals.map(({ handle }) => handle).join(', ');
      return {
        params: { script: handles ? `${conflict} (${handles})` : conflict },
        fix: howToRemove(page, rivals[0]?.widgets ?? [name]),
        told: told.find(({ where, found }) => where === name && found.startsWith(conflict)),
      };
    },
  },
  { reason: 'failed', find: (found, known) => errorAbout(found, known, hasThrown) },
  { reason: 'markup', find: (found, known) => errorAbout(found, known, problem => !hasThrown(problem)) },
  {
    reason: 'chunk',
    find({ name, island }, { told }) {
      const lost = told.find(
        ({ where, level, found }) => where === name && level === 'error' && found.startsWith('its script did not load'),
      );
      return lost && !island?.mounting && !isMountedElsewhere(name) ? { told: lost } : undefined;
    },
  },
  {
    // Scripts that were held back go back together: one widget that fails may cost others their job.
    reason: 'clash',
    ifUnregistered: true,
    find({ name }, { scripts }) {
      const rival = scripts.find(({ widgets, state }) => state === 'given-back' && widgets.includes(name));
      if (!rival) return undefined;
      const why = [tReport('report.clash', { script: rival.handle }), rival.why].filter(Boolean).join(' ');
      return { why, fix: tReport('report.given-back.fix') };
    },
  },
  {
    reason: 'taken',
    ifUnregistered: true,
    find: ({ name, island }) =>
      isLookedFor(name) && island ? { params: { other: island.definition.name } } : undefined,
  },
  {
    reason: 'auto-mount',
    ifUnregistered: true,
    find: ({ name }, { page }) => (isLookedFor(name) && !page.autoMount ? {} : undefined),
  },
  { reason: 'missed', ifUnregistered: true, find: ({ name }) => (isLookedFor(name) ? {} : undefined) },
];

/** Returns why a widget that is not mounted does not start; undefined: it does, or is not looked for here. */
export function whyPlain(
  found: Found,
  known: Known,
): (Required<Pick<ReportedWidget, 'reason' | 'why' | 'fix'>> & Pick<Evidence, 'told'>) | undefined {
  for (const { reason, ifUnregistered, find } of checks) {
    const evidence = ifUnregistered && found.isRegistered ? undefined : find(found, known);
    if (!evidence) continue;
    const { params, told } = evidence;
    const { why = tReport(`report.${reason}`, params), fix = tReport(`report.${reason}.fix`, params) } = evidence;
    return { reason, why, fix, told };
  }
  return undefined;
}

const hasThrown = ({ found }: ToldProblem): boolean => found.startsWith('the widget threw');

/** Returns the last error that was reported about a marker, if it is one of these. */
function errorAbout({ name, marker }: Found, { told }: Known, isOne: (problem: ToldProblem) => boolean) {
  const last = told
    .filter(({ where, level, element }) => where === name && level === 'error' && element?.deref() === marker)
    .at(-1);
  return last && isOne(last) ? { params: { words: last.found }, told: last } : undefined;
}

/** Whether a script that did not load at first has loaded since. */
const isMountedElsewhere = (name: WidgetName): boolean =>
  [...document.querySelectorAll(definitions[name].markers)].some(mountedOn);

/** Whether markers that are inserted later are looked for as well. */
const isLookedFor = (name: WidgetName): boolean => !('atLoadOnly' in definitions[name]);
