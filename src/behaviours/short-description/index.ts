import { defineBehaviour } from '../../core/behave';

/** Takes non-breaking spaces out of a short description's paragraphs, until it is unmounted. */
export const mount = defineBehaviour('short-description', (marker, signal) => {
  for (const paragraph of marker.querySelectorAll('p')) cleanParagraph(paragraph, signal);
});

/** At the paragraph's ends the spaces vanish; elsewhere they become, with the white space around them, one ordinary space. */
function cleanParagraph(paragraph: Element, signal: AbortSignal): void {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const node = text;
    const before = node.nodeValue ?? '';
    const after = before.replace(/\s+/g, (run, at) => {
      if (!run.includes('\u00a0')) return run;
      const isStart = at === 0 && node === paragraph.firstChild;
      const isEnd = at + run.length === before.length && node === paragraph.lastChild;
      return isStart || isEnd ? '' : ' ';
    });
    if (after === before) continue;
    node.nodeValue = after;
    signal.addEventListener('abort', () => {
      if (node.nodeValue === after) node.nodeValue = before;
    });
  }
}
