import { type Figure, missesTarget, type Results, type Unit } from './figures';

const HEAD = ['scenario', 'figure', 'median', 'p95', 'unit', 'target', ''];

/** A value as the table shows it; bytes with KB beside them. */
function show(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return '–';
  if (unit === 'bytes') return `${value} (${(value / 1000).toFixed(1)} KB)`;
  if (unit === 'score') return value.toFixed(3);
  return unit === 'ms' ? value.toFixed(1) : String(Math.round(value * 10) / 10);
}

function toText(rows: readonly (readonly string[])[], leftColumns: number): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i < leftColumns ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return rows.map(row => line(row).trimEnd()).join('\n');
}

/** The figures as one table. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(figure => {
    const { scenario, name, median, p95, unit, target } = figure;
    const wanted = target === undefined ? '' : `≤ ${show(target, unit)}`;
    const verdict = target === undefined ? '' : missesTarget(figure) ? 'over' : 'ok';
    return [scenario, name, show(median, unit), show(p95, unit), unit, wanted, verdict];
  });
  return toText([HEAD, ...rows], 2);
}

/** Medians of two runs side by side, and how many times the first the second is. */
export function comparison(before: Results, after: Results): string {
  const rows = before.figures.flatMap(old => {
    const now = after.figures.find(({ scenario, name }) => scenario === old.scenario && name === old.name);
    if (!now) return [];
    const ratio = old.median === 0 ? '–' : `× ${(now.median / old.median).toFixed(2)}`;
    return [[old.scenario, old.name, show(old.median, old.unit), show(now.median, now.unit), old.unit, ratio]];
  });
  return toText([['scenario', 'figure', before.date, after.date, 'unit', 'ratio'], ...rows], 2);
}
