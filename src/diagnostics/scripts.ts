import { isScriptType } from '../core/guards';
import { replacedScripts } from '../loader/replaced';
import { heldScripts } from '../loader/replacing/heldScripts';
import { chooseJobs, findJob, jobsOf } from '../replace/jobs';
import { tReport } from './messages';
import { isWidgetName, ourTags } from './page';
import type { ReportedPage, ReportedScript } from './report';

const known = replacedScripts.map(script => ({ ...script, files: [`/${script.file}`] }));

/** Returns the shop's scripts that do a widget's job: those that the classic tag held back, then others that the page runs. */
export function findScripts({ disabled }: ReportedPage): ReportedScript[] {
  const found = heldScripts().map(({ handle, address, widgets, state, reason }): ReportedScript => {
    const why = reason && { why: tReport('report.given-back.why', { reason }) };
    return { handle, address, widgets: widgets.filter(isWidgetName), state, ...why };
  });
  for (const { src: address, type } of document.scripts) {
    const isNew = address && isScriptType(type) && !found.some(one => one.address === address);
    const script = isNew && findJob(address, known);
    if (!script) continue;
    const { handle, widgets } = script;
    const off = widgets.filter(widget => disabled.includes(widget)).join(', ');
    const said = off ? { why: tReport('report.script.kept', { widgets: off }) } : { fix: howToRemove(widgets) };
    found.push({ handle, address, widgets, state: 'running', ...said });
  }
  return found;
}

export function howToRemove(widgets: readonly string[]): string {
  const tag = ourTags().find(({ dataset }) => dataset.replace !== undefined);
  if (!tag) return tReport('report.clash.fix');
  const jobs = chooseJobs(jobsOf(replacedScripts), tag.dataset);
  const isReplaced = jobs.some(job => job.widgets.some(name => widgets.includes(name)));
  return tReport(isReplaced ? 'report.script.first' : 'report.script.left', { widgets: widgets.join(' ') });
}
