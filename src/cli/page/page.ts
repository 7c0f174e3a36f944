import { BEFORE, PAGE_REPORTS } from '../proxy/addresses';
import { measureBefore, tellMeasure } from './before';
import { Meter, readFindings, settled } from './measure';

/** Measures the page that it stands in, and tells the proxy. A build entry of its own, for browsers. */
async function run({ before, compare }: DOMStringMap): Promise<void> {
  const meter = new Meter();
  const ownPath = PAGE_REPORTS.slice(0, PAGE_REPORTS.lastIndexOf('/') + 1);
  await settled(meter);
  const measure = meter.read(ownPath);
  if (before !== undefined) {
    tellMeasure(measure);
  } else if (window.top === window) {
    const path = location.pathname + location.search;
    await tell({ kind: 'settled', path, measure, report: await readFindings() });
    if (compare === undefined) return;
    const without = await measureBefore(`${location.pathname}?${BEFORE}`);
    if (without) await tell({ kind: 'compared', path, before: without, after: measure });
  }
}

const tell = (news: object): Promise<unknown> =>
  fetch(PAGE_REPORTS, { method: 'POST', body: JSON.stringify(news), keepalive: true });

if (document.currentScript) void run(document.currentScript.dataset).catch(() => {});
