import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Mounted } from '../../src/hydrate';

/** Has a widget take its marker over, to the end. When the test ends, the widget and the page's content are removed. */
export async function takeOver(mount: (marker: Element) => Mounted, marker: Element): Promise<Mounted> {
  const widget = await act(async () => mount(marker));
  onTestFinished(async () => {
    await act(async () => widget.unmount());
    document.body.replaceChildren();
  });
  return widget;
}
