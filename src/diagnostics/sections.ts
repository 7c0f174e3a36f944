import { type ReportKey, tReport } from './messages';
import type { Report, ReportedWidget, WidgetState } from './report';

type Data = Omit<Report, 'text' | 'toString' | 'toJSON'>;

/** A part of the report, for the text and for the panel. */
export interface Section {
  readonly id: 'plain' | 'asleep' | 'awake' | 'scripts' | 'settings' | 'problems';
  readonly heading: string;
  readonly entries: readonly Entry[];
}

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

/** Returns the parts of a report that have entries. */
export function sectionsOf({ widgets, scripts, settings, problems }: Data): Section[] {
  const ofState = (state: WidgetState) => widgets.filter(widget => widget.state === state);
  const section = (id: Section['id'], n: number, entries: readonly Entry[]): Section => ({
    id,
    heading: tReport(`report.${id}` satisfies ReportKey, { n }),
    entries,
  });
  return [
    ...(['plain', 'asleep', 'awake'] as const).map(state => {
      const all = ofState(state);
      return section(state, all.length, groupWidgets(all));
    }),
    section(
      'scripts',
      scripts.length,
      scripts.map(({ handle: title, widgets: names, state, address: detail, why, fix }) => {
        const [list, word] = [names.join(', '), tReport(`report.${state}`)];
        return { title, note: `${word} → ${list}`, line: `${title} → ${list}: ${word}`, detail, why, fix };
      }),
    ),
    section(
      'settings',
      settings.length,
      settings.map(({ name: title, widgets: names, why, fix }) => {
        const note = `→ ${names.join(', ')}`;
        return { title, note, line: `${title} ${note}`, why, fix };
      }),
    ),
    section(
      'problems',
      problems.length,
      problems.map(({ where: title, message: note, fix }) => ({ title, note, line: `${title}: ${note}`, fix })),
    ),
  ].filter(({ entries }) => entries.length > 0);
}

function groupWidgets(widgets: readonly ReportedWidget[]): Entry[] {
  const keyOf = ({ name, why, fix }: ReportedWidget) => [name, why, fix].join('\n');
  return [...new Map(widgets.map(widget => [keyOf(widget), widget]))].map(([key, { name: title, why, fix }]) => {
    const group = widgets.filter(widget => keyOf(widget) === key);
    return { title, line: `${title}: ${group.map(({ label }) => label).join(', ')}`, why, fix, widgets: group };
  });
}

/** Returns how many widgets are in each state. */
export function countsOf(widgets: readonly ReportedWidget[]) {
  const count = (state: WidgetState) => widgets.filter(widget => widget.state === state).length;
  return { awake: count('awake'), asleep: count('asleep'), plain: count('plain') };
}

/** Returns a whole report as a list to read. */
export function textOf(data: Data): string {
  const { version, page, widgets } = data;
  const lines = [tReport('report.summary', { version, ...countsOf(widgets) }), page.address];
  if (page.jQuery) lines.push('', item(page.jQuery.why, page.jQuery.fix));
  if (widgets.length === 0) lines.push('', tReport('report.nothing'));
  for (const { heading, entries } of sectionsOf(data)) {
    lines.push('', heading, ...entries.map(({ line, detail, why, fix }) => item(line, fix, detail, why)));
  }
  return lines.join('\n');
}

/** An entry of the list, with each detail on a line of its own. */
function item(title: string, fix: string | undefined, ...details: readonly (string | undefined)[]): string {
  const lines = [title, ...details, fix && tReport('report.fix', { fix })].filter(Boolean);
  return `- ${lines.join('\n  ')}`;
}
