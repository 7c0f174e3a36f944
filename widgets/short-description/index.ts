import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { cleanParagraph } from './cleanParagraph';

/** Takes non-breaking spaces out of a short description's paragraphs, until it is unmounted. Source: contract 11. */
function mountShortDescription(marker: Element, options: HydrateOptions = {}): Mounted {
  const start = (signal: AbortSignal) => {
    for (const paragraph of marker.querySelectorAll('p')) cleanParagraph(paragraph, signal);
  };
  return plainWidget('short-description', marker, start, options);
}

export { mountShortDescription as mount };
