import { tReport } from './messages';
import type { Report, ReportedWidget } from './report';

type Data = Omit<Report, 'text' | 'toString' | 'toJSON'>;

/** Widgets of one kind that fare the same, on one line. */
export interface Group {
  readonly name: string;
  readonly why: string | undefined;
  readonly fix: string | undefined;
  readonly widgets: readonly ReportedWidget[];
}

/** The widgets of a state, those of one kind that fare the same together. */
export function groupsOf(widgets: readonly ReportedWidget[], state: ReportedWidget['state']): Group[] {
  const groups = new Map<string, ReportedWidget[]>();
  for (const widget of widgets) {
    if (widget.state !== state) continue;
    const key = [widget.name, widget.why, widget.fix].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), widget]);
  }
  return [...groups.values()].flatMap(all =>
    all.slice(0, 1).map(({ name, why, fix }) => ({ name, why, fix, widgets: all })),
  );
}

/** How many widgets are in each state. */
export function countsOf(widgets: readonly ReportedWidget[]) {
  const count = (state: ReportedWidget['state']) => widgets.filter(widget => widget.state === state).length;
  return { awake: count('awake'), asleep: count('asleep'), plain: count('plain') };
}

/** All of a report as a list to read. */
export function textOf({ version, page, widgets, scripts, settings, problems }: Data): string {
  const counts = countsOf(widgets);
  const states = (['plain', 'asleep', 'awake'] as const).flatMap(state =>
    section(
      tReport(`report.${state}`, { n: counts[state] }),
      groupsOf(widgets, state).map(({ name, why, fix, widgets: all }) =>
        item(`${name}: ${all.map(({ label }) => label).join(', ')}`, fix, why),
      ),
    ),
  );
  return [
    tReport('report.summary', { version, ...counts }),
    page.address,
    ...(page.jQuery ? ['', item(page.jQuery.why, page.jQuery.fix)] : []),
    ...(widgets.length === 0 ? ['', tReport('report.nothing')] : []),
    ...states,
    ...section(
      tReport('report.scripts', { n: scripts.length }),
      scripts.map(({ handle, widgets: names, state, address, why, fix }) =>
        item(`${handle} → ${names.join(', ')}: ${tReport(`report.${state}`)}`, fix, address, why),
      ),
    ),
    ...section(
      tReport('report.settings', { n: settings.length }),
      settings.map(({ name, widgets: names, why, fix }) => item(`${name} → ${names.join(', ')}`, fix, why)),
    ),
    ...section(
      tReport('report.problems', { n: problems.length }),
      problems.map(({ where, message, fix }) => item(`${where}: ${message}`, fix)),
    ),
  ].join('\n');
}

const section = (heading: string, items: readonly string[]): string[] =>
  items.length > 0 ? ['', heading, ...items] : [];

/** An entry with what is said of it, each on a line of its own. */
function item(title: string, fix: string | undefined, ...details: readonly (string | undefined)[]): string {
  const lines = [title, ...details, fix && tReport('report.fix', { fix })].filter(Boolean);
  return `- ${lines.join('\n  ')}`;
}
