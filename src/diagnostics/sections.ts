import { tReport } from './messages';
import type { Report, ReportedWidget, WidgetState } from './report';

export type ReportData = Omit<Report, 'text' | 'toString' | 'toJSON'>;
export type SectionId = WidgetState | 'scripts' | 'settings' | 'problems';

export interface Entry {
  readonly title: string;
  /** What the panel shows behind the title. */
  readonly note?: string;
  /** First line in the text, and what only the text has below it. */
  readonly line: string;
  readonly detail?: string;
  readonly why?: string | undefined;
  readonly fix?: string | undefined;
  /** Widgets of one kind with the same `why` and `fix`. */
  readonly widgets?: readonly ReportedWidget[];
}

/** Returns the sections that have entries, in the order of the text. */
export function sectionsOf({ widgets, scripts, settings, problems }: ReportData) {
  const all: readonly (readonly [SectionId, readonly Entry[]])[] = [
    ['plain', groupWidgets(widgets, 'plain')],
    ['asleep', groupWidgets(widgets, 'asleep')],
    ['awake', groupWidgets(widgets, 'awake')],
    [
      'scripts',
      scripts.map(({ handle: title, widgets: names, state, address: detail, why, fix }) => {
        const [list, word] = [names.join(', '), tReport(`report.${state}`)];
        return { title, note: `${word} → ${list}`, line: `${title} → ${list}: ${word}`, detail, why, fix };
      }),
    ],
    [
      'settings',
      settings.map(({ name: title, widgets: names, why, fix }) => {
        const note = `→ ${names.join(', ')}`;
        return { title, note, line: `${title} ${note}`, why, fix };
      }),
    ],
    [
      'problems',
      problems.map(({ where: title, message: note, fix }) => ({ title, note, line: `${title}: ${note}`, fix })),
    ],
  ];
  return all.flatMap(([id, entries]) => {
    const n = entries.reduce((sum, { widgets: group }) => sum + (group?.length ?? 1), 0);
    return n > 0 ? { id, heading: tReport(`report.${id}`, { n }), entries } : [];
  });
}

function groupWidgets(all: readonly ReportedWidget[], state: WidgetState): Entry[] {
  const keyOf = ({ name, why, fix }: ReportedWidget) => [name, why, fix].join('\n');
  const found = all.filter(widget => widget.state === state);
  return [...new Map(found.map(widget => [keyOf(widget), widget])).values()].map(one => {
    const { name: title, why, fix } = one;
    const widgets = found.filter(widget => keyOf(widget) === keyOf(one));
    return { title, line: `${title}: ${widgets.map(({ label }) => label).join(', ')}`, why, fix, widgets };
  });
}

export function countsOf(widgets: readonly ReportedWidget[]) {
  const count = (state: WidgetState) => widgets.filter(widget => widget.state === state).length;
  return { awake: count('awake'), asleep: count('asleep'), plain: count('plain') };
}

export function textOf(data: ReportData): string {
  const { version, page, widgets } = data;
  const lines = [tReport('report.summary', { version, ...countsOf(widgets) }), page.address];
  if (page.jQuery) lines.push('', item(page.jQuery.why, page.jQuery.fix));
  if (widgets.length === 0) lines.push('', tReport('report.nothing'));
  for (const { heading, entries } of sectionsOf(data)) {
    lines.push('', heading, ...entries.map(({ line, detail, why, fix }) => item(line, fix, detail, why)));
  }
  return lines.join('\n');
}

function item(title: string, fix: string | undefined, ...details: readonly (string | undefined)[]): string {
  const lines = [title, ...details, fix && tReport('report.fix', { fix })].filter(Boolean);
  return `- ${lines.join('\n  ')}`;
}
