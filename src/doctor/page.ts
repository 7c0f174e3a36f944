import type { PageConfig } from '../core/config/pageConfig';
import { parsePageConfig } from '../core/config/parsePageConfig';
import { settingsElement } from '../core/dataBlocks';

/** Id of the page's configuration. */
export const CONFIG_ID = 'shop-widgets-config';

/** What the page says of itself: its configuration and the script's tags. */
export interface PageFacts {
  readonly config: Partial<PageConfig>;
  /** Whether widgets mount by themselves. */
  readonly autoMount: boolean;
  readonly tags: readonly HTMLScriptElement[];
  /** Whether a tag is to hold back the shop's own scripts of these widgets; undefined: no tag holds any back. */
  replaces(widgets: readonly string[]): boolean | undefined;
}

/** Reads what the page says of itself, also where nothing has read it yet. */
export function readPage(): PageFacts {
  const config = readConfig();
  const tags = findTags();
  const isOff = document.querySelector('script[src*="shop-widgets"][data-auto-mount="off"]') !== null;
  return {
    config,
    autoMount: !isOff && config.autoMount !== false,
    tags,
    replaces(widgets) {
      const tag = tags.find(({ dataset }) => dataset.replace !== undefined);
      return (
        tag &&
        (!tag.dataset.replace || isNamed(widgets, tag.dataset.replace)) &&
        !isNamed(widgets, tag.dataset.replaceNot)
      );
    },
  };
}

function readConfig(): Partial<PageConfig> {
  try {
    return parsePageConfig(settingsElement(CONFIG_ID)?.text ?? '{}');
  } catch {
    return {};
  }
}

const isNamed = (widgets: readonly string[], names = ''): boolean =>
  names.split(/[\s,]+/).some(name => widgets.includes(name));

/** The script's tags; other scripts may have its name in theirs. */
const findTags = (): HTMLScriptElement[] =>
  [...document.scripts].filter(({ src }) => /\/shop-widgets(?:\.classic)?\.js(?:[?#]|$)/.test(src));
