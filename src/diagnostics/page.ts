import addresses from 'virtual:widget-styles';
import { pageJQuery } from '../core/bus/jquery';
import { type PageConfig, parsePageConfig } from '../core/config/pageConfig';
import { parseJson } from '../core/guards';
import type { MessageParams } from '../core/messages';
import { parseUrl } from '../core/url';
import { configElement, isAutoMountOff } from '../loader/configElement';
import { replacedScripts } from '../loader/replaced';
import { heldScripts } from '../loader/replacing/heldScripts';
import { definitions, type WidgetName } from '../registry';
import { chooseJobs, findJob, jobsOf, RUNS } from '../replace/jobs';
import { tReport } from './messages';
import type { ReportedJQuery, ReportedScript } from './report';

export type PageFacts = ReturnType<typeof readPage>;

export const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(definitions, name);

/** Reads what the page says of itself: its configuration and the tags of our script; also before the loader has read it. */
export function readPage() {
  const facts = readConfig();
  const { autoMount, disabled = [] } = facts.config;
  // Other scripts may have the name in theirs.
  const tags = [...document.scripts].filter(({ src }) =>
    /\/shop-widgets(?:\.classic|-[\da-f]{8})?\.js(?:[?#]|$)/.test(src),
  );
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return {
    ...facts,
    tags,
    /** Addresses that the script was loaded from. */
    copies: [...new Set(loaded.filter(name => /\/shop-widgets(?:-[\da-f]{8})?\.js(?:\?|$)/.test(name)))],
    autoMount: !isAutoMountOff() && autoMount !== false,
    disabled,
    isOff: (widget: WidgetName) => disabled.includes(widget),
  };
}

/** The configuration without keys whose value can't be used, its keys as they are printed, and why it can't be read. */
function readConfig(): { config: Partial<PageConfig>; configKeys: string[]; configError?: string } {
  const text = configElement()?.text ?? '{}';
  try {
    return { config: parsePageConfig(text), configKeys: Object.keys(JSON.parse(text)) };
  } catch (cause) {
    return { config: {}, configKeys: [], configError: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Returns the link of the widgets' stylesheet: the theme's, or the loader's. */
export const stylesheet = (): HTMLLinkElement | null =>
  document.querySelector(`link[rel="stylesheet"]:is([href*="shop-widgets.css"], [href$="${addresses.widgets}"])`);

/** Address of the folder with the bundle: this file is in a folder of it. */
const bundleFolder = import.meta.url.replace(/[^/]*\/[^/]*$/, '');

/** Returns what the page's security policy has refused of the bundle, each once. Some browsers keep no such notes. */
export function findRefusals(): MessageParams[] {
  const found = readViolations().flatMap(violation => {
    const text = (key: string): string => String(Reflect.get(violation, key) ?? '');
    const [what, directive] = [text('blockedURL'), text('effectiveDirective')];
    const isOurs = [what, text('sourceFile')].some(address => address.startsWith(bundleFolder));
    if (!isOurs && !text('sample').includes('shop-widgets')) return [];
    return { what, directive, source: sourceToAllow(what, directive) };
  });
  return [...new Map(found.map(one => [`${one.directive} ${one.what}`, one])).values()];
}

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

/** The plugin for WordPress prints it as a JSON list in `data-jquery`; undefined where it has not looked, or without jQuery. */
export function findJQuery({ tags }: PageFacts): ReportedJQuery | undefined {
  const printed = parseJson(tags.find(({ dataset }) => dataset.jquery !== undefined)?.dataset.jquery ?? '');
  if (!Array.isArray(printed)) return undefined;
  const users = printed.filter(one => typeof one === 'string');
  if (users.length > 0) return { users, why: tReport('report.jquery', { users: users.join(', ') }) };
  if (!pageJQuery()) return undefined;
  return { users, why: tReport('report.jquery.none'), fix: tReport('report.jquery.fix') };
}

const entries = replacedScripts.map(script => ({ script, files: [`/${script.file}`] }));

export function findScripts(page: PageFacts): ReportedScript[] {
  const held = heldScripts().map(({ handle, address, widgets, state, reason }): ReportedScript => {
    const why = reason && { why: tReport('report.given-back.why', { reason }) };
    return { handle, address, widgets: widgets.filter(isWidgetName), state, ...why };
  });
  const known = new Set(held.map(({ address }) => address));
  const running = [...document.scripts].flatMap(({ src, type }): ReportedScript[] => {
    const found = src && RUNS.test(type) && !known.has(src) ? findJob(src, entries)?.script : undefined;
    if (!found) return [];
    known.add(src);
    const { handle, widgets } = found;
    const off = widgets.filter(page.isOff).join(', ');
    const told = off ? { why: tReport('report.script.kept', { widgets: off }) } : { fix: howToRemove(page, widgets) };
    return [{ handle, address: src, widgets, state: 'running', ...told }];
  });
  return [...held, ...running];
}

export function howToRemove({ tags }: PageFacts, widgets: readonly string[]): string {
  const tag = tags.find(({ dataset }) => dataset.replace !== undefined);
  if (!tag) return tReport('report.clash.fix');
  const jobs = chooseJobs(jobsOf(replacedScripts), tag.dataset);
  const isReplaced = jobs.some(job => job.widgets.some(name => widgets.includes(name)));
  return tReport(isReplaced ? 'report.script.first' : 'report.script.left', { widgets: widgets.join(' ') });
}
