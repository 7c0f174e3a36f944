import { version } from '../../package.json';
import { wantsEnglish } from '../core/messages';
import { type ToldProblem, toldProblems } from '../core/report';
import type { WidgetName } from '../registry';
import { findProblems, stylesheet } from './checks';
import { findJQuery, findScripts, readPage } from './page';
import type { Report, ReportedProblem } from './report';
import { textOf } from './sections';
import { missingSettings } from './settings';
import { findWidgets } from './widgets';

/** Reports on the page as it is now. */
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
  const isAnyMounted = widgets.some(({ state }) => state === 'awake');
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
      ...findProblems(page, isAnyMounted),
      ...lastOfEach(told.filter(({ message }) => !explained.has(message))).map(toProblem),
    ],
  } as const satisfies Omit<Report, 'text' | 'toString' | 'toJSON'>;
  const text = textOf(data);
  return { ...data, text, toString: () => text, toJSON: () => withoutMarkers(data) };
}

/** A repeated message counts once. */
const lastOfEach = (told: readonly ToldProblem[]): ToldProblem[] => [
  ...new Map(told.map(problem => [problem.message, problem])).values(),
];

/** The message without its prefix. */
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
