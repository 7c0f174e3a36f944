import addresses from 'virtual:widget-styles';
import { CONFIG_ELEMENT_ID, pageConfig } from '../core/config/pageConfig';
import { settingsElement } from '../core/dataBlocks';
import { recordOf, text } from '../core/guards';
import type { MessageParams } from '../core/messages';
import { MOUNTED } from '../core/mountOptions';
import { unknownFlag, unknownMethod } from '../core/provider/unknownNames';
import { nameElement, type ToldProblem } from '../core/report';
import { configElement } from '../loader/configElement';
import type { Definition } from '../loader/definition';
import type { Island } from '../loader/island';
import { definitions, type WidgetName } from '../registry';
import { type CheckId, tReport } from './messages';
import { findRefusals, howToRemove, isWidgetName, type PageFacts, stylesheet } from './page';
import type { PlainReason, ReportedProblem, ReportedScript, ReportedSetting } from './report';

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
type FindOnPage = (page: PageFacts, isAnyAwake: boolean) => readonly MessageParams[];

const once = (isFound: boolean, params: MessageParams = {}): readonly MessageParams[] => (isFound ? [params] : []);

/** All settings with their defaults: a script that the tag does not know has none of its own. */
const knownSettings = (): Readonly<Record<string, unknown>> => ({ ...pageConfig() });

/** Checks of the page as a whole. The texts of a check are `report.<id>` and `report.<id>.fix`. */
const pageChecks = {
  'config.element': () =>
    once(!settingsElement(CONFIG_ELEMENT_ID) && document.getElementById(CONFIG_ELEMENT_ID) !== null),
  'config.place': () => once(!configElement() && settingsElement(CONFIG_ELEMENT_ID) !== undefined),
  'config.json': ({ configError: error }) => (error === undefined ? [] : [{ error }]),
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
  'tag.copies': ({ copies }) => once(copies.length > 1, { addresses: copies.join(', ') }),
  'tag.several': ({ tags, copies }) =>
    once(tags.length > 1 && copies.length < 2, { addresses: tags.map(({ src }) => src).join(', ') }),
  'tag.none': ({ tags, copies }) => once(tags.length === 0 && copies.length < 2),
  'styles.missing': ({ config }, isAnyAwake) => {
    const link = stylesheet();
    const address = link?.href ?? addresses.widgets;
    const hasEnded = performance.getEntriesByName(address).length > 0;
    // A failed link of the loader is removed; one of the theme stays, without a sheet.
    const isMissing = link ? hasEnded && link.sheet === null : isAnyAwake;
    return once(isMissing && config.styles !== false, { address });
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
    .flatMap(id =>
      pageChecks[id](page, isAnyAwake).map(params => ({
        where: PARTS[id] ?? id.replace(/\..*/, ''),
        level: ERRORS.includes(id) ? 'error' : 'warning',
        message: tReport(`report.${id}`, params),
        fix: tReport(`report.${id}.fix`, params),
      })),
    );

/** Widgets that leave a page to a script that can do more, with what they can't do. */
const CANNOT: { readonly [name in WidgetName]?: () => string | undefined } = {
  'card-payment': unknownMethod,
  'express-checkout': unknownFlag,
};

const sayWhy = (reason: PlainReason & CheckId, params: MessageParams = {}, told?: ToldProblem) => ({
  reason,
  why: tReport(`report.${reason}`, params),
  fix: tReport(`report.${reason}.fix`, params),
  /** What the console said about it. */
  told,
});

/** Returns the first reason that a widget does not start; undefined: it does, or is not looked for here. */
export function whyPlain({ name, marker, island, isRegistered }: Found, { page, scripts, told }: Known) {
  const definition: Definition = definitions[name];
  const ofWidget = told.filter(({ where }) => where === name);
  if (!isRegistered && marker.closest('[data-shop-widgets="off"]')) return sayWhy('off');
  if (!isRegistered && page.isOff(name)) return sayWhy('disabled', { name });

  const words = CANNOT[name]?.();
  if (words) {
    const same = ofWidget.find(({ found }) => found === words);
    return { ...sayWhy('markup', { words }, same), fix: tReport('report.cannot.fix') };
  }

  // A pending widget looks for a conflict only when it is hydrated.
  const conflict = definition.conflicts?.(marker);
  const rivals = scripts.filter(({ widgets, state }) => state !== 'held' && widgets.includes(name));
  const givenBack = rivals.find(({ state }) => state === 'given-back');
  // More is known of a script that was given back.
  if (conflict && !givenBack) {
    const handles = rivals.map(({ handle }) => handle).join(', ');
    const same = ofWidget.find(({ found }) => found.startsWith(conflict));
    const clash = sayWhy('clash', { script: handles ? `${conflict} (${handles})` : conflict }, same);
    return { ...clash, fix: howToRemove(page, rivals[0]?.widgets ?? [name]) };
  }

  const errors = ofWidget.filter(({ level }) => level === 'error');
  const last = errors.filter(({ element }) => element?.deref() === marker).at(-1);
  if (last) {
    return sayWhy(last.found.startsWith('the widget threw') ? 'failed' : 'markup', { words: last.found }, last);
  }
  const lost = errors.find(({ found }) => found.startsWith('its script did not load'));
  // It may have loaded since, for another marker.
  const isLoaded = [...document.querySelectorAll(definition.markers)].some(mountedOn);
  if (lost && !island?.mounting && !isLoaded) return sayWhy('chunk', {}, lost);

  if (isRegistered) return undefined;
  // Scripts that were held back go back together: one widget that fails may cost others their job.
  if (givenBack) {
    const { why, ...clash } = sayWhy('clash', { script: givenBack.handle });
    return { ...clash, why: [why, givenBack.why].filter(Boolean).join(' '), fix: tReport('report.given-back.fix') };
  }
  // Of some widgets only markers of the page as it loads are registered.
  if (definition.atLoadOnly) return undefined;
  if (island) return sayWhy('taken', { other: island.definition.name });
  return sayWhy(page.autoMount ? 'missed' : 'auto-mount');
}

/** Returns the name of the widget that a copy of the script has mounted on a marker, or an empty text. */
export const mountedOn = (marker: Element): string => text(recordOf(Reflect.get(marker, MOUNTED)).name);
