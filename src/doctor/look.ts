import { version } from '../../package.json';
import { wantsEnglish } from '../core/messages';
import { type ToldProblem, toldProblems } from '../core/report';
import type { WidgetName } from '../registry';
import { findConfigProblems } from './config';
import { findDeliveryProblems, stylesheet } from './delivery';
import { findJQuery } from './jQueryUsers';
import { readPage } from './page';
import { findRefusals } from './policy';
import type { Report, ReportedProblem } from './report';
import { findScripts } from './scripts';
import { missingSettings } from './settings';
import { textOf } from './text';
import { findWidgets } from './widgets';

/** Looks at the page as it stands now. */
export function look(): Report {
  const page = readPage();
  const { disabled = [] } = page.config;
  const isOff = (widget: WidgetName) => disabled.includes(widget);
  const scripts = findScripts(page, isOff);
  const settings = missingSettings(new Set(scripts.map(({ handle }) => handle)), isOff);
  const told = [...toldProblems];
  const findings = findWidgets({ page, scripts, settings, told });
  const widgets = findings.map(({ widget }) => widget);
  const explained = new Set(findings.map(finding => finding.told?.message));
  const isAnyAwake = widgets.some(({ state }) => state === 'awake');
  const sheet = stylesheet()?.href;
  const jQuery = findJQuery(page);
  const data = {
    version,
    page: {
      address: location.href,
      language: wantsEnglish() ? 'en' : 'sl',
      autoMount: page.autoMount,
      disabled,
      tags: page.tags.map(({ src }) => src),
      ...(sheet && { stylesheet: sheet }),
      ...(jQuery && { jQuery }),
    },
    widgets,
    scripts,
    settings,
    problems: [
      ...findConfigProblems(),
      ...findDeliveryProblems(page, isAnyAwake),
      ...findRefusals(),
      ...eachOnce(told.filter(({ message }) => !explained.has(message))).map(toProblem),
    ],
  } as const satisfies Omit<Report, 'text' | 'toString' | 'toJSON'>;
  const text = textOf(data);
  return { ...data, text, toString: () => text, toJSON: () => withoutMarkers(data) };
}

/** What was said again and again is told once, as it was said last. */
const eachOnce = (told: readonly ToldProblem[]): ToldProblem[] => [
  ...new Map(told.map(problem => [problem.message, problem])).values(),
];

/** The message without what the console names it by. */
const toProblem = ({ where, message, level }: ToldProblem): ReportedProblem => ({
  where,
  message: message
    .replace(`[shop-widgets] ${where}`, '')
    .replace(/^[: ]+/, '')
    .replaceAll('\n', ' '),
  level,
});

const withoutMarkers = (data: Pick<Report, 'widgets'>): object => ({
  ...data,
  widgets: data.widgets.map(({ marker, ...widget }) => widget),
});
