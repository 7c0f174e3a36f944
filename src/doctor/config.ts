import { CONFIG_ELEMENT_ID, type PageConfig, pageConfig } from '../core/config/pageConfig';
import { parsePageConfig } from '../core/config/parsePageConfig';
import { settingsElement } from '../core/dataBlocks';
import { configElement } from '../loader/configElement';
import { isWidgetName } from './known';
import { tReport } from './messages';
import type { ReportedProblem } from './report';

/** What is wrong with the page's configuration. */
export function findConfigProblems(): ReportedProblem[] {
  const element = configElement();
  if (element) return problemsIn(element.text);
  if (settingsElement(CONFIG_ELEMENT_ID)) {
    return [problem(tReport('report.config.place'), tReport('report.config.place.fix'))];
  }
  const isOther = document.getElementById(CONFIG_ELEMENT_ID) !== null;
  return isOther ? [problem(tReport('report.config.element'), tReport('report.config.element.fix'))] : [];
}

const problem = (message: string, fix: string, level: ReportedProblem['level'] = 'warning'): ReportedProblem => ({
  where: 'config',
  message,
  level,
  fix,
});

function problemsIn(text: string): ReportedProblem[] {
  try {
    const parsed = parsePageConfig(text);
    const given: object = JSON.parse(text);
    return [
      ...Object.keys(given).flatMap(key => problemsOf(key, parsed)),
      ...(parsed.disabled ?? []).flatMap(problemsOfName),
    ];
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    return [problem(tReport('report.config.json'), tReport('report.config.json.fix', { error }), 'error')];
  }
}

function problemsOf(key: string, parsed: Partial<PageConfig>): ReportedProblem[] {
  const known: Readonly<Record<string, unknown>> = { ...pageConfig() };
  if (!Object.hasOwn(known, key)) {
    const keys = Object.keys(known).join(', ');
    return [problem(tReport('report.config.key', { key }), tReport('report.config.key.fix', { keys }))];
  }
  if (Object.hasOwn(parsed, key)) return [];
  const type = Array.isArray(known[key]) ? 'array' : typeof known[key];
  return [problem(tReport('report.config.value', { key }), tReport('report.config.value.fix', { type }))];
}

const problemsOfName = (name: string): ReportedProblem[] =>
  isWidgetName(name) ? [] : [problem(tReport('report.config.name', { name }), tReport('report.config.name.fix'))];
