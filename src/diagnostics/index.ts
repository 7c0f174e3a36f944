import { version } from '../../package.json';
import { CONFIG_ELEMENT_ID } from '../core/config/pageConfig';
import { type ToldProblem, toldProblems } from '../core/report';
import { localStore } from '../core/storage';
import { REPORT_KEY } from '../loader/configElement';
import { readPage } from './page';
import { findProblems } from './problems';
import type { Report, ReportedProblem, ReportOptions } from './report';
import { findScripts } from './scripts';
import { type ReportData, textOf } from './sections';
import { missingSettings } from './settings';
import { findWidgets } from './widgets';

export async function report({ panel }: ReportOptions = {}): Promise<Report> {
  await parsed();
  if (panel === true) localStore.set(REPORT_KEY, '1');
  if (panel === false) localStore.remove(REPORT_KEY);
  if (panel !== undefined) {
    const { openPanel, closePanel } = await import('./panel');
    if (panel) openPanel(look);
    else closePanel();
  }
  return look();
}

/** The page is looked through once it is parsed, and a task later widgets wait on what was found. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  await new Promise(resolve => setTimeout(resolve));
}

export function look(): Report {
  const page = readPage();
  const scripts = findScripts(page);
  const settings = missingSettings(page, scripts);
  const findings = findWidgets({ page, scripts, settings, told: toldProblems });
  const explained = new Set(findings.map(finding => finding.told?.message));
  const widgets = findings.map(({ told: _, ...widget }) => widget);
  // The checks tell what is wrong with the configuration's element.
  const isNew = ({ message }: ToldProblem) => !explained.has(message) && !message.includes(`#${CONFIG_ELEMENT_ID})`);
  // A repeated message counts once.
  const others = new Map(toldProblems.filter(isNew).map(one => [one.message, one]));
  const isAnyAwake = widgets.some(({ state }) => state === 'awake');
  const data: ReportData = {
    version,
    page,
    widgets,
    scripts,
    settings,
    problems: [...findProblems(page, isAnyAwake), ...[...others.values()].map(toProblem)],
  };
  const text = textOf(data);
  const toJSON = () => ({ ...data, widgets: widgets.map(({ marker, ...widget }) => widget) });
  return { ...data, text, toString: () => text, toJSON };
}

const toProblem = ({ where, message, level }: ToldProblem): ReportedProblem => ({
  where,
  message: message
    .slice(`[shop-widgets] ${where}`.length)
    .replace(/^[: ]+/, '')
    .replaceAll('\n', ' '),
  level,
});
