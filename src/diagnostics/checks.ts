import addresses from 'virtual:widget-styles';
import { CONFIG_ELEMENT_ID, pageConfig } from '../core/config/pageConfig';
import { settingsElement } from '../core/dataBlocks';
import type { MessageParams } from '../core/messages';
import { nameElement } from '../core/report';
import { parseUrl } from '../core/url';
import { configElement } from '../loader/configElement';
import { type CheckId, tReport } from './messages';
import { isWidgetName, type PageFacts } from './page';
import type { ReportedProblem } from './report';

/**
 * A check of the page as a whole: its id, whose texts are `report.<id>` and `report.<id>.fix`, and what returns the placeholders
 * of its texts for each problem.
 */
type Check = readonly [id: CheckId, find: (page: PageFacts, isAnyMounted: boolean) => readonly MessageParams[]];

/** Checks that find errors; the others find what may be meant. */
const ERRORS: readonly CheckId[] = ['config.json', 'tag.copies', 'styles.missing', 'policy'];

/** What a check is about, where that is not the beginning of its id. */
const PARTS: { readonly [Id in CheckId]?: string } = { marker: 'markers', policy: 'security-policy' };

const once = (isProblem: boolean, params: MessageParams = {}): MessageParams[] => (isProblem ? [params] : []);

/** All settings with their defaults: a script that the tag does not know has none of its own. */
const knownSettings = (): Readonly<Record<string, unknown>> => ({ ...pageConfig() });

const checks: readonly Check[] = [
  [
    'config.element',
    () => once(!settingsElement(CONFIG_ELEMENT_ID) && document.getElementById(CONFIG_ELEMENT_ID) !== null),
  ],
  ['config.place', () => once(!configElement() && settingsElement(CONFIG_ELEMENT_ID) !== undefined)],
  ['config.json', ({ configError: error }) => (error === undefined ? [] : [{ error }])],
  [
    'config.key',
    ({ configKeys }) => {
      const known = knownSettings();
      const keys = Object.keys(known).join(', ');
      return configKeys.filter(key => !Object.hasOwn(known, key)).map(key => ({ key, keys }));
    },
  ],
  [
    'config.value',
    ({ configKeys, config }) => {
      const known = knownSettings();
      const wrong = configKeys.filter(key => Object.hasOwn(known, key) && !Object.hasOwn(config, key));
      return wrong.map(key => ({ key, type: Array.isArray(known[key]) ? 'array' : typeof known[key] }));
    },
  ],
  [
    'config.name',
    ({ config: { disabled = [] } }) => disabled.filter(name => !isWidgetName(name)).map(name => ({ name })),
  ],
  ['tag.copies', () => once(findCopies().length > 1, { addresses: findCopies().join(', ') })],
  [
    'tag.several',
    ({ tags }) =>
      once(tags.length > 1 && findCopies().length < 2, { addresses: tags.map(({ src }) => src).join(', ') }),
  ],
  ['tag.none', ({ tags }) => once(tags.length === 0 && findCopies().length < 2)],
  [
    'styles.missing',
    ({ config }, isAnyMounted) => {
      const link = stylesheet();
      const address = link?.href ?? addresses.widgets;
      const hasEnded = performance.getEntriesByName(address).length > 0;
      // A failed link of the loader is removed; one of the theme stays, without a sheet.
      const isMissing = link ? hasEnded && link.sheet === null : isAnyMounted;
      return once(isMissing && config.styles !== false, { address });
    },
  ],
  [
    'marker',
    () =>
      [...document.querySelectorAll('[data-shop-widgets]:not([data-shop-widgets="off"])')].map(element => ({
        value: element.getAttribute('data-shop-widgets') ?? '',
        label: nameElement(element),
      })),
  ],
  ['policy', findRefusals],
];

/** Returns what the checks find, in their order. */
export const findProblems = (page: PageFacts, isAnyMounted: boolean): ReportedProblem[] =>
  checks.flatMap(([id, find]) =>
    find(page, isAnyMounted).map(
      (params): ReportedProblem => ({
        where: PARTS[id] ?? id.replace(/\..*/, ''),
        level: ERRORS.includes(id) ? 'error' : 'warning',
        message: tReport(`report.${id}`, params),
        fix: tReport(`report.${id}.fix`, params),
      }),
    ),
  );

/** Returns the link of the widgets' stylesheet: the theme's, or the loader's. */
export function stylesheet(): HTMLLinkElement | undefined {
  const links = document.querySelectorAll(
    `link[rel="stylesheet"]:is([href*="shop-widgets.css"], [href$="${addresses.widgets}"])`,
  );
  return [...links].find(link => link instanceof HTMLLinkElement);
}

/** Returns the addresses that the script was loaded from. */
function findCopies(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(loaded.filter(name => /\/shop-widgets(?:-[\da-f]{8})?\.js(?:\?|$)/.test(name)))];
}

/** Address of the folder with the bundle: this file is in a folder of it. */
const bundleFolder = import.meta.url.replace(/[^/]*\/[^/]*$/, '');

/** Returns what the page's security policy has refused of the bundle, each once. Some browsers keep no such notes. */
function findRefusals(): MessageParams[] {
  const found = readViolations().flatMap(violation => {
    const text = (key: string): string => String(Reflect.get(violation, key) ?? '');
    const [what, directive] = [text('blockedURL'), text('effectiveDirective')];
    const isOurs = [what, text('sourceFile')].some(address => address.startsWith(bundleFolder));
    if (!isOurs && !text('sample').includes('shop-widgets')) return [];
    return { what, directive, source: sourceToAllow(what, directive) };
  });
  return [...new Map(found.map(one => [`${one.directive} ${one.what}`, one])).values()];
}

/** Returns what a directive has to name to allow an address. */
function sourceToAllow(address: string, directive: string): string {
  if (directive.includes('trusted-types')) return 'shop-widgets';
  const { origin } = parseUrl(address) ?? location;
  return origin === location.origin ? "'self'" : origin;
}

function readViolations(): object[] {
  if (typeof window.ReportingObserver !== 'function') return [];
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
  observer.observe();
  const notes = observer.takeRecords();
  observer.disconnect();
  return notes.flatMap(({ body }) => body ?? []);
}
