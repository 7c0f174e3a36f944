import addresses from 'virtual:widget-styles';
import { CONFIG_ELEMENT_ID, pageConfig } from '../core/config/pageConfig';
import { settingsElement } from '../core/dataBlocks';
import { recordOf, text } from '../core/guards';
import type { MessageParams } from '../core/messages';
import { nameElement } from '../core/report';
import { followableUrl, ownUrl } from '../core/url';
import { configElement } from '../loader/configElement';
import { type CheckId, explain } from './messages';
import { findStylesheet, isWidgetName, readConfig } from './page';
import type { ReportedPage, ReportedProblem } from './report';

/** Returns the placeholders of its texts for each problem. */
type Find = (page: ReportedPage, isAnyAwake: boolean) => readonly MessageParams[];

const check = (level: ReportedProblem['level'], id: CheckId, find: Find) => ({ level, id, find });

const once = (isFound: boolean, params: MessageParams = {}) => (isFound ? [params] : []);

/** Checks of the page as a whole. The texts of a check are `report.<id>` and `report.<id>.fix`. */
const CHECKS = [
  check('warning', 'config.element', () =>
    once(!settingsElement(CONFIG_ELEMENT_ID) && document.getElementById(CONFIG_ELEMENT_ID) !== null),
  ),
  check('warning', 'config.place', () => once(!configElement() && settingsElement(CONFIG_ELEMENT_ID) !== undefined)),
  check('error', 'config.json', () => {
    const { error } = readConfig();
    return error === undefined ? [] : [{ error }];
  }),
  check('warning', 'config.key', () => {
    const known = Object.keys(pageConfig());
    const wrong = readConfig().keys.filter(key => !known.includes(key));
    return wrong.map(key => ({ key, keys: known.join(', ') }));
  }),
  check('warning', 'config.value', () => {
    const { keys, config } = readConfig();
    const known: Readonly<Record<string, unknown>> = { ...pageConfig() };
    const wrong = keys.filter(key => Object.hasOwn(known, key) && !Object.hasOwn(config, key));
    return wrong.map(key => ({ key, type: Array.isArray(known[key]) ? 'array' : typeof known[key] }));
  }),
  check('warning', 'config.name', ({ disabled }) =>
    disabled.filter(name => !isWidgetName(name)).map(name => ({ name })),
  ),
  check('error', 'tag.copies', () => once(copies().length > 1, { addresses: copies().join(', ') })),
  check('warning', 'tag.several', ({ tags }) =>
    once(tags.length > 1 && copies().length < 2, { addresses: tags.join(', ') }),
  ),
  check('warning', 'tag.none', ({ tags }) => once(tags.length === 0 && copies().length < 2)),
  check('error', 'styles.missing', (_page, isAnyAwake) => {
    const link = findStylesheet();
    const address = link?.href ?? addresses.widgets;
    const hasEnded = performance.getEntriesByName(address).length > 0;
    // A failed link of the loader is removed; one of the theme stays, without a sheet.
    const isMissing = link ? hasEnded && link.sheet === null : isAnyAwake;
    return once(isMissing && readConfig().config.styles !== false, { address });
  }),
  check('warning', 'marker', () =>
    [...document.querySelectorAll('[data-shop-widgets]:not([data-shop-widgets="off"])')].map(element => ({
      value: element.getAttribute('data-shop-widgets') ?? '',
      label: nameElement(element),
    })),
  ),
  check('error', 'policy', findRefusals),
];

/** Subject of a check, where that is not the beginning of its id. */
const WHERE: { readonly [Id in CheckId]?: string } = { marker: 'markers', policy: 'security-policy' };

export const findProblems = (page: ReportedPage, isAnyAwake: boolean): ReportedProblem[] =>
  CHECKS.flatMap(({ level, id, find }) =>
    find(page, isAnyAwake).map(params => {
      const { why: message, fix } = explain(id, params);
      return { where: WHERE[id] ?? id.replace(/\..*/, ''), level, message, fix };
    }),
  );

function copies(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(loaded.filter(name => /\/shop-widgets(?:-[\da-f]{8})?\.js(?:\?|$)/.test(name)))];
}

/** Returns each refusal of the bundle by the page's security policy once. Some browsers keep no such reports. */
function findRefusals(): MessageParams[] {
  if (typeof window.ReportingObserver !== 'function') return [];
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
  observer.observe();
  const notes = observer.takeRecords().map(({ body }) => recordOf(body));
  observer.disconnect();
  // This file is in a folder of the bundle's.
  const bundle = import.meta.url.replace(/[^/]*\/[^/]*$/, '');
  const found = notes.flatMap(({ blockedURL, effectiveDirective, sourceFile, sample }) => {
    const [what, directive] = [text(blockedURL), text(effectiveDirective)];
    const isOurs = [what, text(sourceFile)].some(address => address.startsWith(bundle));
    if (!isOurs && !text(sample).includes('shop-widgets')) return [];
    return { what, directive, source: sourceToAllow(what, directive) };
  });
  return [...new Map(found.map(one => [`${one.directive} ${one.what}`, one])).values()];
}

function sourceToAllow(address: string, directive: string): string {
  if (directive.includes('trusted-types')) return 'shop-widgets';
  const url = followableUrl(address);
  return url && !ownUrl(url) ? new URL(url).origin : "'self'";
}
