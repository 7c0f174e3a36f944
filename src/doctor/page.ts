import type { PageConfig } from '../core/config/pageConfig';
import { parsePageConfig } from '../core/config/parsePageConfig';
import { configElement, isAutoMountOff } from '../loader/configElement';
import { replacedScripts } from '../loader/replaced';
import { chooseJobs } from '../replace/chooseJobs';
import { jobsOf } from '../replace/jobs';

const jobs = jobsOf(replacedScripts);

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
  return {
    config,
    autoMount: !isAutoMountOff() && config.autoMount !== false,
    tags,
    replaces(widgets) {
      const tag = tags.find(({ dataset }) => dataset.replace !== undefined);
      return tag && chooseJobs(jobs, tag.dataset).some(job => job.widgets.some(name => widgets.includes(name)));
    },
  };
}

function readConfig(): Partial<PageConfig> {
  try {
    return parsePageConfig(configElement()?.text ?? '{}');
  } catch {
    return {};
  }
}

/** The script's tags; other scripts may have its name in theirs. */
const findTags = (): HTMLScriptElement[] =>
  [...document.scripts].filter(({ src }) => /\/shop-widgets(?:\.classic|-[\da-f]{8})?\.js(?:[?#]|$)/.test(src));
