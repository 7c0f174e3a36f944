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

/** Compares the page as it is now with two ways to put the widgets in. Each difference says which way it goes. */
function printCompared({ path, before, after }: ComparedNews, { strong, warning }: Looks): string[] {
  const plugin = withoutHeld(after);
  const unsized = Math.max(before.unsized, after.unsized);
  return [
    '',
    strong(`${safe(path)}, three ways`),
    ...row('Now', told(before), WAY),
    ...row('With the tag', `${told(after)}: ${changes(before, after)}`, WAY),
    ...row('With the plugin', `${told(plugin)}: ${changes(before, plugin)}`, WAY),
    ...fetchedAhead(before, after, warning),
    ...(unsized > 0 ? [`  ${unsized} of other hosts are without their bytes: browsers do not tell them.`] : []),
  ];
}

/** Returns what the page costs where the tags of the held scripts are left out: they did not run, so only their files are spared. */
const withoutHeld = ({ held, ...measure }: Measure): Measure => ({
  ...measure,
  scripts: measure.scripts - held.scripts,
  bytes: measure.bytes - held.bytes,
  held: { scripts: 0, bytes: 0 },
});

function changes(before: Measure, after: Measure): string {
  const blocking = before.blocking === null || after.blocking === null ? 0 : after.blocking - before.blocking;
  const all = [
    changed(after.scripts - before.scripts, count => `${count} ${count === 1 ? 'script' : 'scripts'}`, 'fewer'),
    changed(after.bytes - before.bytes, kilobytes, 'less'),
    changed(blocking, time => `${milliseconds(time)} of blocking`, 'less'),
  ];
  return all.filter(text => text !== '').join(', ') || 'no difference';
}

/** Says by how much a figure has changed; a figure that has grown is worse. */
function changed(by: number, toText: (size: number) => string, smaller: string): string {
  const text = toText(Math.abs(by));
  if (text === toText(0)) return '';
  return by > 0 ? `${text} MORE` : `${text} ${smaller}`;
}

function fetchedAhead(before: Measure, { scripts, bytes, held }: Measure, warning: Looks['warning']): string[] {
  if (held.scripts === 0) return [];
  const isWorse = scripts > before.scripts || bytes > before.bytes;
  const lines = [
    `  With the tag the browser has fetched ${held.scripts} scripts (${kilobytes(held.bytes)}) ahead that the tag holds back; they do not run.`,
    ...(isWorse ? ['  So the tag makes this page fetch more than now. It does not save requests or bytes here.'] : []),
    '  Where their tags are left out, as the plugin for WordPress does, they are not fetched.',
  ];
  return isWorse ? lines.map(warning) : lines;
}

/** Width of the names of a page's lines, and of the ways that are compared. */
const NAME = 12;
const WAY = 17;

const row = (name: string, text: string, width = NAME): string[] => (text ? [`  ${name.padEnd(width)}${text}`] : []);

/** Leaves out repeated lines: markers may have the same state and reason. */
const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

function warned({ warning }: Looks, name: string, what: string, why = '', fix = ''): string {
  const lines = [...row(name, safe(why ? `${what}: ${why}` : what)), ...row('', safe(fix))];
  return warning(lines.join('\n'));
}

const told = ({ scripts, bytes, blocking }: Measure): string =>
  `${scripts} ${scripts === 1 ? 'file' : 'files'}, ${kilobytes(bytes)}, ${blocking === null ? 'blocking not known' : `blocking for ${milliseconds(blocking)}`}`;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

const milliseconds = (time: number): string => `${Math.round(time)} ms`;

const counted = (widgets: readonly PageWidget[]): string => listed(widgets.map(({ name }) => name));

function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return safe([...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(', '));
}

/** Replaces control characters in a page's text: terminals would obey them. */
const safe = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, 1000);
