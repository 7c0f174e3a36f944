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
  /** Whether a tag holds the shop's own scripts back. */
  readonly replaces: boolean;
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
    replaces: tags.some(tag => tag.hasAttribute('data-replace')),
  };
}

function readConfig(): Partial<PageConfig> {
  try {
    return parsePageConfig(settingsElement(CONFIG_ID)?.text ?? '{}');
  } catch {
    return {};
  }
}

/** The script's tags; other scripts may have its name in theirs. */
const findTags = (): HTMLScriptElement[] =>
  [...document.scripts].filter(({ src }) => /\/shop-widgets(?:\.classic)?\.js(?:[?#]|$)/.test(src));
