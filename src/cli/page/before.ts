import type { Measure } from '../report/pageNews';

const LONGEST = 40_000;

/** Shows the page as it is without the tag in a frame that nobody sees or gets into, and answers what it cost there. */
export function measureBefore(address: string): Promise<Measure | undefined> {
  const frame = document.createElement('iframe');
  // Not to lead the page elsewhere, open windows or ask something.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText =
    'all: initial; position: fixed; inset: 0; width: 100vw; height: 100vh; visibility: hidden; border: 0';
  frame.src = address;
  return new Promise<Measure | undefined>(resolve => {
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== location.origin || !hasMeasure(data)) return;
      resolve(data.shopWidgetsBefore);
    });
    setTimeout(resolve, LONGEST, undefined);
    document.body.append(frame);
  }).finally(() => frame.remove());
}

export const tellMeasure = (measure: Measure): void =>
  window.parent.postMessage({ shopWidgetsBefore: measure } satisfies BeforeMessage, location.origin);

interface BeforeMessage {
  readonly shopWidgetsBefore: Measure;
}

const hasMeasure = (data: unknown): data is BeforeMessage =>
  typeof data === 'object' && data !== null && 'shopWidgetsBefore' in data;
