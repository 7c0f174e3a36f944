import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWarnings } from '../../src/core/report';
import { adopt, hydrateWidget, type Mounted, type SlotProps } from '../../src/hydrate';
import { element, nodesIn, page } from './page';

let widgets: Mounted[] = [];
let said: unknown[][] = [];

async function mount(marker: Element, render: () => React.ReactNode): Promise<Mounted> {
  let mounted: Mounted | undefined;
  await act(async () => {
    mounted = hydrateWidget('test', marker, render);
  });
  if (!mounted) throw new Error('not mounted');
  widgets.push(mounted);
  return mounted;
}

beforeEach(() => {
  forgetWarnings();
  said = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...line) => {
      if (!String(line[0]).includes('whitespace text nodes')) said.push(line);
    });
});
afterEach(async () => {
  await act(async () => {
    for (const widget of widgets) widget.unmount();
  });
  widgets = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('adopt', () => {
  function Select({ element: select, attributes, children }: SlotProps<HTMLSelectElement>) {
    const [value, choose] = useState(select.value);
    return (
      <select {...attributes} data-chosen={value} onChange={event => choose(event.currentTarget.value)}>
        {children}
      </select>
    );
  }

  it('keeps every node and listens', async () => {
    const marker = page(`<form class="cart" style="color:red" onsubmit="return false"><!-- c --><table><tbody>
      <tr><td>Size</td>
      <td><select name="size"><option value="">Choose</option><option value="m" selected>M</option><option>L</option></select></td></tr>
    </tbody></table><input type="hidden" name="id" value="4"><input class="qty" value="1" disabled><p></p></form>`);
    const before = nodesIn(marker);
    await mount(marker, () => adopt(marker, { select: Select }));
    expect(said).toEqual([]);
    expect(nodesIn(marker)).toEqual(before);
    const select = element(marker, 'select');
    select.value = 'L';
    await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })));
    expect(select.dataset.chosen).toBe('L');
    expect(nodesIn(marker)).toEqual(before);
    expect(said).toEqual([]);
  });
});
