import type { Fragments } from '../../../src/core/bus/events';
import { parseFragment } from '../../../src/core/html';
import { warnOnce } from '../../../src/core/report';
import { runScripts } from '../../../src/core/runScripts';

function elementsOf(selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch (cause) {
    warnOnce({
      where: 'checkout',
      found: `“${selector}” is no valid selector of a fragment`,
      consequence: 'That fragment is left out; the others are in the page.',
      advice: 'A plugin or the theme adds it on the server.',
      cause,
    });
    return [];
  }
}

/**
 * Puts the parts of an order review into the page; one whose HTML is the same as the time before stays, with whatever
 * scripts have built in it. Scripts in new ones run. Source: contract 18.3, 2.4.9.
 */
export function applyReview(fragments: Fragments, before: Fragments): void {
  for (const [selector, html] of Object.entries(fragments)) {
    if (before[selector] === html) continue;
    for (const old of elementsOf(selector)) {
      const content = parseFragment(html);
      const fresh = [...content.children];
      old.replaceWith(content);
      for (const element of fresh) void runScripts(element);
    }
  }
}
