import { expect, it, vi } from 'vitest';
import { quietConsole } from '../../../core/bus/helpers';
import { navigationHtml, takeOver } from '../features/filters/markup';

// The first table of a page: what is bound once for all of them is bound here.
it('the last table of a page that ends leaves no listener on the window and the document', () => {
  quietConsole();
  const bound = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  takeOver(navigationHtml())();
  const listeners = bound.flatMap(({ mock }) => mock.calls);
  const left = listeners.filter(([, , options]) => !(typeof options === 'object' && options.signal?.aborted));
  expect(listeners.length).toBeGreaterThan(5);
  // React hears the selection for all of its roots, and for good; who waits for the page's start hears it once.
  const isExpected = (type: string) => ['selectionchange', 'load', 'DOMContentLoaded'].includes(type);
  expect(left.map(([type]) => type).filter(type => !isExpected(type))).toEqual([]);
});
