import { pageJQuery } from '../core/bus/jquery';
import { parseJson } from '../core/guards';
import { replacedScripts } from '../loader/replaced';
import { heldScripts } from '../loader/replacing/heldScripts';
import { chooseJobs, findJob, jobsOf, RUNS } from '../replace/jobs';
import { tReport } from './messages';
import { isWidgetName, type PageFacts } from './page';
import type { ReportedJQuery, ReportedScript } from './report';

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
