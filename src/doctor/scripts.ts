import { type ReplacedScript, replacedScripts } from '../loader/replaced';
import { heldScripts } from '../loader/replacing/heldScripts';
import type { WidgetName } from '../registry';
import { findJob, RUNS } from '../replace/findJob';
import { isWidgetName } from './known';
import { tReport } from './messages';
import type { PageFacts } from './page';
import type { ReportedScript } from './report';

const entries = replacedScripts.map(script => ({ script, files: [`/${script.file}`] }));

/** What a script of this address is replaced by. */
export const replacedBy = (address: string): ReplacedScript | undefined => findJob(address, entries)?.script;

/** Scripts on the page that do the same job as widgets: those that run, and those that were held back. */
export function findScripts(page: PageFacts, isOff: (widget: WidgetName) => boolean): ReportedScript[] {
  const held = heldScripts().map(({ handle, address, widgets, state, reason }): ReportedScript => {
    const why = reason && { why: tReport('report.given-back.why', { reason }) };
    return { handle, address, widgets: widgets.filter(isWidgetName), state, ...why };
  });
  const known = new Set(held.map(({ address }) => address));
  const running = [...document.scripts].flatMap(({ src, type }): ReportedScript[] => {
    const script = src && RUNS.test(type) && !known.has(src) ? replacedBy(src) : undefined;
    if (!script) return [];
    known.add(src);
    const { handle, widgets } = script;
    const off = widgets.filter(isOff);
    const told =
      off.length > 0
        ? { why: tReport('report.script.kept', { widgets: off.join(', ') }) }
        : { fix: takeOff(page, widgets) };
    return [{ handle, address: src, widgets, state: 'running', ...told }];
  });
  return [...held, ...running];
}

/** How a script is taken off the page whose job these widgets do. */
export function takeOff(page: PageFacts, widgets: readonly string[]): string {
  const isReplaced = page.replaces(widgets);
  if (isReplaced === undefined) return tReport('report.clash.fix');
  return tReport(isReplaced ? 'report.script.first' : 'report.script.left', { widgets: widgets.join(' ') });
}
