// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../demo-theme/static/first/replay';
import { firstPageValues, readMeasured } from '../../demo-theme/static/firstPage';
import { listedPaths } from '../../demo-theme/static/listedPages';
import { shownWidgets } from '../../demo-theme/static/shownWidgets';
import { definitions } from '../../src/registry';

const figures = { widgets: 38, first: 23_000, list: 52_000, product: 147_000 };
const values = firstPageValues('1.0.0', figures);
const IMAGES = join(import.meta.dirname, '../../demo-theme/images/widgets');

describe('the widgets on the demo’s first page', () => {
  it('are all of the registry, each once, on a card or in the list', () => {
    const cards = [...(values.cards ?? '').matchAll(/<h3><a [^>]+>([\w-]+)</g)].map(([, name]) => name);
    const others = [...(values.others ?? '').matchAll(/<dt>([\w-]+)</g)].map(([, name]) => name);
    expect([...cards, ...others].sort()).toEqual(Object.keys(definitions).sort());
    expect(cards).toEqual(Object.keys(shownWidgets));
  });

  it.each(Object.entries(shownWidgets))(
    '%s has a picture, and leads to a page that the static demo has',
    (name, { path }) => {
      expect(existsSync(join(IMAGES, `${name}.webp`))).toBe(true);
      expect(listedPaths()).toContain(path.replace(/\?.*/, ''));
    },
  );
});

describe('the replay of two loads', () => {
  const load = {
    requests: 2,
    bytes: 300,
    arrivals: [
      [100, 120],
      [400, 300],
    ],
    painted: 200,
    ready: 500,
    blocked: 0,
  };

  it.each([
    [99, 'blank', 0, 0],
    [100, 'blank', 1, 120],
    [200, 'sent', 1, 120],
    [499, 'sent', 2, 300],
    [500, 'ready', 2, 300],
  ])('shows at %i ms what was there', (at, stage, files, bytes) => {
    expect(momentOf(load, at)).toEqual({ stage, files, bytes });
  });

  it('has a measurement of both sides whose figures agree with each other', () => {
    const { own, widgets } = readMeasured();
    for (const { requests, bytes, arrivals, painted, ready } of [own, widgets]) {
      expect(arrivals).toHaveLength(requests);
      expect(arrivals.at(-1)?.[1]).toBe(bytes);
      expect(painted).toBeLessThanOrEqual(ready);
    }
    expect(values.our_bytes).toBe(`${Math.round(widgets.bytes / 1000)} KB`);
    expect(Number(values.end)).toBeGreaterThan(Math.max(own.ready, widgets.ready));
  });
});
