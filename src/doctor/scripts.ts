import { heldScripts } from '../loader/heldScripts';
import { type ReplacedScript, replacedScripts } from '../loader/replaced';
import type { WidgetName } from '../registry';
import { tReport } from './messages';
import type { PageFacts } from './page';
import type { ReportedScript } from './report';

/** Types of script elements that the browser runs. */
const RUNS = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|x-javascript))$/i;

/** What a script of this address is replaced by; `.min` and the version don't count. */
export function replacedBy(address: string): ReplacedScript | undefined {
  const path = new URL(address, document.baseURI).pathname.replace(/(?:\.min)?\.js$/, '');
  return replacedScripts.find(({ file }) => path.endsWith(`/${file}`));
}

/** Scripts on the page that do the same job as widgets: those that run, and those that were held back. */
export function findScripts(page: PageFacts, isOff: (widget: WidgetName) => boolean): ReportedScript[] {
  const held = heldScripts().map(({ handle, address, state, reason }): ReportedScript => {
    const widgets = replacedScripts.find(one => one.handle === handle)?.widgets ?? [];
    return { handle, address, widgets, state, ...(reason && { why: tReport('report.given-back.why', { reason }) }) };
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
        : { fix: tReport(page.replaces ? 'report.script.first' : 'report.clash.fix') };
    return [{ handle, address: src, widgets, state: 'running', ...told }];
  });
  return [...held, ...running];
}
