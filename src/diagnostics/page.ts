import addresses from 'virtual:widget-styles';
import { pageJQuery } from '../core/bus/jquery';
import { type PageConfig, parsePageConfig } from '../core/config/pageConfig';
import { parseJson } from '../core/guards';
import { wantsEnglish } from '../core/messages';
import { configElement, isAutoMountOff } from '../loader/configElement';
import { definitions, type WidgetName } from '../registry';
import { tReport } from './messages';
import type { ReportedJQuery, ReportedPage } from './report';

export const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(definitions, name);

/** Reads what the page says of itself; also before the loader has read it. */
export function readPage(): ReportedPage {
  const { autoMount, disabled = [] } = readConfig().config;
  const [stylesheet, jQuery] = [findStylesheet()?.href, readJQuery()];
  return {
    address: location.href,
    language: wantsEnglish() ? 'en' : 'sl',
    autoMount: !isAutoMountOff() && autoMount !== false,
    disabled,
    tags: ourTags().map(({ src }) => src),
    ...(stylesheet && { stylesheet }),
    ...(jQuery && { jQuery }),
  };
}

/** The configuration without keys whose value can't be used, its keys as they are printed, and why it can't be read. */
export function readConfig(): { config: Partial<PageConfig>; keys: readonly string[]; error?: string } {
  const text = configElement()?.text ?? '{}';
  try {
    return { config: parsePageConfig(text), keys: Object.keys(JSON.parse(text)) };
  } catch (cause) {
    return { config: {}, keys: [], error: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Returns the tags of our script. Other scripts may have the name in theirs. */
export const ourTags = (): HTMLScriptElement[] =>
  [...document.scripts].filter(({ src }) =>
    /\/shop-widgets(?:\.classic|-[\da-f]{8}(?:\.min)?)?\.js(?:[?#]|$)/.test(src),
  );

export const findStylesheet = (): HTMLLinkElement | null =>
  document.querySelector(`link[rel="stylesheet"]:is([href*="shop-widgets.css"], [href$="${addresses.widgets}"])`);

/** The plugin for WordPress prints it as a JSON list in `data-jquery`; undefined where it has not looked, or without jQuery. */
function readJQuery(): ReportedJQuery | undefined {
  const printed = parseJson(ourTags().find(({ dataset }) => dataset.jquery !== undefined)?.dataset.jquery ?? '');
  if (!Array.isArray(printed)) return undefined;
  const users = printed.filter(one => typeof one === 'string');
  if (users.length > 0) return { users, why: tReport('report.jquery', { users: users.join(', ') }) };
  if (!pageJQuery()) return undefined;
  return { users, why: tReport('report.jquery.none'), fix: tReport('report.jquery.fix') };
}
