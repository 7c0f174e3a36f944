import { styleText } from 'node:util';
import type { ComparedNews, Measure, PageNews, PageWidget, SettledNews } from './pageNews';

export interface Looks {
  readonly strong: (text: string) => string;
  readonly warning: (text: string) => string;
}

/** Returns the styles of lines in a stream: none unless it is a terminal, nor with `NO_COLOR`. */
export function looksOf({ isTTY }: { readonly isTTY?: boolean }): Looks {
  const look = (format: 'bold' | 'yellow') => (text: string) =>
    isTTY && !process.env.NO_COLOR ? styleText(format, text, { validateStream: false }) : text;
  return { strong: look('bold'), warning: look('yellow') };
}

export const printNews = (news: PageNews, looks: Looks): string[] =>
  news.kind === 'settled' ? printSettled(news, looks) : printCompared(news, looks);

function printSettled({ path, measure, report }: SettledNews, looks: Looks): string[] {
  const of = (state: PageWidget['state']) => report.widgets.filter(widget => widget.state === state);
  const held = report.scripts.filter(({ state }) => state === 'held');
  const others = report.scripts.filter(({ state, why }) => state === 'given-back' || (state === 'running' && why));
  return [
    '',
    looks.strong(safe(path)),
    ...row('Taken over', counted(of('awake'))),
    ...row('Asleep', counted(of('asleep'))),
    ...unique(of('plain').map(({ name, why, fix }) => warned(looks, 'Plain', name, why, fix))),
    ...(report.widgets.length === 0 ? row('Found', 'nothing that a widget is for') : []),
    ...row('Held back', held.length > 0 ? `${held.length}: ${listed(held.map(({ handle }) => handle))}` : ''),
    ...others.map(({ handle, why, fix }) => warned(looks, 'Runs', handle, why, fix)),
    ...report.settings.map(({ name, why, fix }) => warned(looks, 'Missing', name, why, fix)),
    ...unique(report.problems.map(({ where, message, fix }) => warned(looks, 'Problem', where, message, fix))),
    ...row('Scripts', told(measure)),
  ];
}

function printCompared({ path, before, after }: ComparedNews, { strong }: Looks): string[] {
  const columns = (name: string, scripts: string, bytes: string, blocking: string) =>
    `  ${name.padEnd(10)}${scripts.padStart(9)}${bytes.padStart(12)}${blocking.padStart(12)}`;
  const measured = (name: string, { scripts, bytes, blocking }: Measure) =>
    columns(name, String(scripts), kilobytes(bytes), milliseconds(blocking));
  const blocking = before.blocking === null || after.blocking === null ? null : before.blocking - after.blocking;
  const unsized = Math.max(before.unsized, after.unsized);
  return [
    '',
    strong(`${safe(path)}, without and with the widgets`),
    columns('', 'scripts', 'bytes', 'blocking'),
    measured('Before', before),
    measured('After', after),
    columns(
      'Saved',
      String(before.scripts - after.scripts),
      kilobytes(before.bytes - after.bytes),
      milliseconds(blocking),
    ),
    ...fetchedAhead(after),
    ...(unsized > 0 ? [`  ${unsized} of other hosts are without their bytes: browsers do not tell them.`] : []),
  ];
}

const fetchedAhead = ({ held }: Measure): string[] =>
  held.scripts === 0
    ? []
    : [
        `  ${held.scripts} of those after (${kilobytes(held.bytes)}) are held back: the browser fetched them ahead, and does not run them.`,
        '  Not to have them fetched, leave their tags out: shop-widgets.php does.',
      ];

const row = (name: string, text: string): string[] => (text ? [`  ${name.padEnd(12)}${text}`] : []);

/** Leaves out repeated lines: markers may have the same state and reason. */
const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

function warned({ warning }: Looks, name: string, what: string, why = '', fix = ''): string {
  const lines = [...row(name, safe(why ? `${what}: ${why}` : what)), ...row('', safe(fix))];
  return warning(lines.join('\n'));
}

const told = ({ scripts, bytes, blocking }: Measure): string =>
  `${scripts}, ${kilobytes(bytes)}, blocking for ${milliseconds(blocking)}`;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

const milliseconds = (time: number | null): string => (time === null ? '–' : `${Math.round(time)} ms`);

const counted = (widgets: readonly PageWidget[]): string => listed(widgets.map(({ name }) => name));

function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return safe([...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(', '));
}

/** Replaces control characters in a page's text: terminals would obey them. */
const safe = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, 1000);
