import addresses from 'virtual:widget-styles';
import { CONFIG_ELEMENT_ID, pageConfig } from '../core/config/pageConfig';
import { settingsElement } from '../core/dataBlocks';
import type { MessageParams } from '../core/messages';
import { MOUNTED } from '../core/mountOptions';
import { unknownFlag, unknownMethod } from '../core/provider/unknownNames';
import { nameElement, type ToldProblem } from '../core/report';
import { configElement } from '../loader/configElement';
import type { Island } from '../loader/island';
import { definitions, type WidgetName } from '../registry';
import { type CheckId, tReport } from './messages';
import { findRefusals, howToRemove, isWidgetName, type PageFacts, stylesheet } from './page';
import type { PlainReason, ReportedProblem, ReportedScript, ReportedSetting } from './report';

/** What a check found. `why` and `fix` replace its own texts, `params` are their placeholders. */
interface Evidence {
  readonly params?: MessageParams;
  readonly why?: string;
  readonly fix?: string;
  /** What the console said about it. */
  readonly told?: ToldProblem | undefined;
}

export interface Known {
  readonly page: PageFacts;
  readonly scripts: readonly ReportedScript[];
  readonly settings: readonly ReportedSetting[];
  readonly told: readonly ToldProblem[];
}

/** A widget's marker that is not mounted, and the island that is registered on it. */
export interface Found {
  readonly name: WidgetName;
  readonly marker: Element;
  readonly island: Island | undefined;
  /** Whether the island is this widget's. */
  readonly isRegistered: boolean;
}

/** Returns the placeholders of its texts for each problem. */
type FindOnPage = (page: PageFacts, isAnyAwake: boolean) => boolean | readonly MessageParams[];
type FindAt = (found: Found, known: Known) => boolean | Evidence | undefined;

/** All settings with their defaults: a script that the tag does not know has none of its own. */
const knownSettings = (): Readonly<Record<string, unknown>> => ({ ...pageConfig() });

/** Checks of the page as a whole. The texts of a check are `report.<id>` and `report.<id>.fix`. */
const pageChecks = {
  'config.element': () => !settingsElement(CONFIG_ELEMENT_ID) && document.getElementById(CONFIG_ELEMENT_ID) !== null,
  'config.place': () => !configElement() && settingsElement(CONFIG_ELEMENT_ID) !== undefined,
  'config.json': ({ configError: error }) => error !== undefined && [{ error }],
  'config.key': ({ configKeys }) => {
    const known = knownSettings();
    const keys = Object.keys(known).join(', ');
    return configKeys.filter(key => !Object.hasOwn(known, key)).map(key => ({ key, keys }));
  },
  'config.value': ({ configKeys, config }) => {
    const known = knownSettings();
    const wrong = configKeys.filter(key => Object.hasOwn(known, key) && !Object.hasOwn(config, key));
    return wrong.map(key => ({ key, type: Array.isArray(known[key]) ? 'array' : typeof known[key] }));
  },
  'config.name': ({ disabled }) => disabled.filter(name => !isWidgetName(name)).map(name => ({ name })),
  'tag.copies': ({ copies }) => copies.length > 1 && [{ addresses: copies.join(', ') }],
  'tag.several': ({ tags, copies }) =>
    tags.length > 1 && copies.length < 2 && [{ addresses: tags.map(({ src }) => src).join(', ') }],
  'tag.none': ({ tags, copies }) => tags.length === 0 && copies.length < 2,
  'styles.missing': ({ config }, isAnyAwake) => {
    const link = stylesheet();
    const address = link?.href ?? addresses.widgets;
    const hasEnded = performance.getEntriesByName(address).length > 0;
    // A failed link of the loader is removed; one of the theme stays, without a sheet.
    const isMissing = link ? hasEnded && link.sheet === null : isAnyAwake;
    return isMissing && config.styles !== false && [{ address }];
  },
  marker: () =>
    [...document.querySelectorAll('[data-shop-widgets]:not([data-shop-widgets="off"])')].map(element => ({
      value: element.getAttribute('data-shop-widgets') ?? '',
      label: nameElement(element),
    })),
  policy: findRefusals,
} satisfies { readonly [Id in CheckId]?: FindOnPage };

const isPageCheck = (id: string): id is keyof typeof pageChecks => Object.hasOwn(pageChecks, id);

/** Checks that find errors; the others find what may be meant. */
const ERRORS: readonly CheckId[] = ['config.json', 'tag.copies', 'styles.missing', 'policy'];

/** What a check is about, where that is not the beginning of its id. */
const PARTS: { readonly [Id in CheckId]?: string } = { marker: 'markers', policy: 'security-policy' };

export const findProblems = (page: PageFacts, isAnyAwake: boolean): ReportedProblem[] =>
  Object.keys(pageChecks)
    .filter(isPageCheck)
    .flatMap(id => {
      const found = pageChecks[id](page, isAnyAwake);
      const all: readonly MessageParams[] = typeof found === 'boolean' ? (found ? [{}] : []) : found;
      return all.map(params => ({
        where: PARTS[id] ?? id.replace(/\..*/, ''),
        level: ERRORS.includes(id) ? 'error' : 'warning',
        message: tReport(`report.${id}`, params),
        fix: tReport(`report.${id}.fix`, params),
      }));
    });

/** Widgets that leave a page to a script that can do more, with what they can't do. */
const CANNOT: { readonly [name in WidgetName]?: () => string | undefined } = {
  'card-payment': unknownMethod,
  'express-checkout': unknownFlag,
};

/** Whether a marker is not registered that was to be; of some widgets only markers of the page as it loads are. */
const isMissed = ({ name, isRegistered }: Found): boolean => !isRegistered && !('atLoadOnly' in definitions[name]);

/** Reasons that a widget does not start, with their checks. The first one that finds something is told. */
const widgetChecks: readonly (readonly [reason: PlainReason & CheckId, find: FindAt])[] = [
  ['off', ({ marker, isRegistered }) => !isRegistered && marker.closest('[data-shop-widgets="off"]') !== null],
  ['disabled', ({ name, isRegistered }, { page }) => !isRegistered && page.isOff(name) && { params: { name } }],
  [
    'markup',
    ({ name }, { told }) => {
      const words = CANNOT[name]?.();
      const same = told.find(({ where, found }) => where === name && found === words);
      return words !== undefined && { params: { words }, fix: tReport('report.cannot.fix'), told: same };
    },
  ],
  [
    // A pending widget looks for a conflict only when it is hydrated.
    'clash',
    ({ name, marker }, { scripts, told, page }) => {
      const conflict = definitions[name].conflicts?.(marker);
      const rivals = scripts.filter(({ widgets, state }) => state !== 'held' && widgets.includes(name));
      // More is known of a script that was given back.
      if (!conflict || rivals.some(({ state }) => state === 'given-back')) return false;
      const handles = rivals.map(({ handle }) => handle).join(', ');
      return {
        params: { script: handles ? `${conflict} (${handles})` : conflict },
        fix: howToRemove(page, rivals[0]?.widgets ?? [name]),
        told: told.find(({ where, found }) => where === name && found.startsWith(conflict)),
      };
    },
  ],
  ['failed', (found, known) => explainByError(found, known, 'the widget threw')],
  ['markup', (found, known) => explainByError(found, known, '')],
  [
    'chunk',
    ({ name, island }, { told }) => {
      const lost = told.find(
        ({ where, level, found }) => where === name && level === 'error' && found.startsWith('its script did not load'),
      );
      // It may have loaded since, for another marker.
      const isLoaded = [...document.querySelectorAll(definitions[name].markers)].some(mountedOn);
      return lost !== undefined && !island?.mounting && !isLoaded && { told: lost };
    },
  ],
  [
    // Scripts that were held back go back together: one widget that fails may cost others their job.
    'clash',
    ({ name, isRegistered }, { scripts }) => {
      const rival = scripts.find(({ widgets, state }) => state === 'given-back' && widgets.includes(name));
      if (isRegistered || !rival) return false;
      const why = [tReport('report.clash', { script: rival.handle }), rival.why].filter(Boolean).join(' ');
      return { why, fix: tReport('report.given-back.fix') };
    },
  ],
  ['taken', found => isMissed(found) && found.island && { params: { other: found.island.definition.name } }],
  ['auto-mount', (found, { page }) => isMissed(found) && !page.autoMount],
  ['missed', isMissed],
];

/** Returns why a widget that is not mounted does not start; undefined: it does, or is not looked for here. */
export function whyPlain(found: Found, known: Known) {
  for (const [reason, find] of widgetChecks) {
    const evidence = find(found, known);
    if (!evidence) continue;
    const { params, told, why, fix }: Evidence = evidence === true ? {} : evidence;
    return {
      reason,
      why: why ?? tReport(`report.${reason}`, params),
      fix: fix ?? tReport(`report.${reason}.fix`, params),
      told,
    };
  }
  return undefined;
}

/** Returns the name of the widget that a copy of the script has mounted on a marker. */
export function mountedOn(marker: Element): string | undefined {
  const mounted: unknown = Reflect.get(marker, MOUNTED);
  return typeof mounted === 'object' && mounted !== null ? String(Reflect.get(mounted, 'name')) : undefined;
}

/** Explains by the last error that was reported about a marker, if it begins like that. */
function explainByError({ name, marker }: Found, { told }: Known, beginning: string): Evidence | false {
  const last = told
    .filter(({ where, level, element }) => where === name && level === 'error' && element?.deref() === marker)
    .at(-1);
  return last?.found.startsWith(beginning) ? { params: { words: last.found }, told: last } : false;
}
