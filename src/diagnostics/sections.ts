import { tReport } from './messages';
import type { Report, ReportedWidget, WidgetState } from './report';

export type ReportData = Omit<Report, 'text' | 'toString' | 'toJSON'>;

export interface Entry {
  readonly title: string;
  /** Names of the widgets that it is for. */
  readonly for?: readonly string[];
  readonly note?: string;
  /** Detail that only the text has. */
  readonly detail?: string;
  readonly why?: string | undefined;
  readonly fix?: string | undefined;
  /** Widgets of one kind with the same `why` and `fix`: the text has their labels, the panel a button for each. */
  readonly widgets?: readonly ReportedWidget[];
}

const entriesOf = ({ widgets, scripts, settings, problems }: ReportData) =>
  ({
    plain: groupWidgets(widgets, 'plain'),
    asleep: groupWidgets(widgets, 'asleep'),
    awake: groupWidgets(widgets, 'awake'),
    scripts: scripts.map(({ handle: title, widgets, state, address: detail, ...said }) => {
      return { title, for: widgets, note: tReport(`report.${state}`), detail, ...said };
    }),
    settings: settings.map(({ name: title, widgets, ...said }) => ({ title, for: widgets, ...said })),
    problems: problems.map(({ where: title, message: note, fix }) => ({ title, note, fix })),
  }) satisfies Readonly<Record<string, readonly Entry[]>>;

export type SectionId = keyof ReturnType<typeof entriesOf>;

export function sectionsOf(data: ReportData, ids: readonly SectionId[]) {
  const all = entriesOf(data);
  return ids.flatMap(id => {
    const entries: readonly Entry[] = all[id];
    const n = entries.reduce((sum, { widgets }) => sum + (widgets?.length ?? 1), 0);
    return n > 0 ? { id, heading: tReport(`report.${id}`, { n }), entries } : [];
  });
}

function groupWidgets(all: readonly ReportedWidget[], state: WidgetState): Entry[] {
  const keyOf = ({ name, why, fix }: ReportedWidget) => [name, why, fix].join('\n');
  const found = all.filter(widget => widget.state === state);
  return [...new Map(found.map(widget => [keyOf(widget), widget])).values()].map(one => {
    const { name: title, why, fix } = one;
    const widgets = found.filter(widget => keyOf(widget) === keyOf(one));
    return { title, why, fix, widgets };
  });
}

export function countsOf(widgets: readonly ReportedWidget[]) {
  const count = (state: WidgetState) => widgets.filter(widget => widget.state === state).length;
  return { awake: count('awake'), asleep: count('asleep'), plain: count('plain') };
}

export function textOf(data: ReportData): string {
  const { version, page, widgets } = data;
  const lines = [tReport('report.summary', { version, ...countsOf(widgets) }), page.address];
  if (page.jQuery) lines.push('', item({ title: page.jQuery.why, fix: page.jQuery.fix }));
  if (widgets.length === 0) lines.push('', tReport('report.nothing'));
  for (const { heading, entries } of sectionsOf(data, ['plain', 'asleep', 'awake', 'scripts', 'settings', 'problems']))
    lines.push('', heading, ...entries.map(item));
  return lines.join('\n');
}

function item({ title, for: names, note, detail, why, fix, widgets }: Entry): string {
  const subject = names ? `${title} → ${names.join(', ')}` : title;
  const line = [subject, note ?? widgets?.map(({ label }) => label).join(', ')].filter(Boolean).join(': ');
  return `- ${[line, detail, why, fix && tReport('report.fix', { fix })].filter(Boolean).join('\n  ')}`;
}
