import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Adopted, adopt, hydrateWidget, type SlotProps } from '../../src/hydrate';
import { doing, find, mount, page, said, setUpPage } from './page';
import { Button } from './slots';

setUpPage();

const keyed = vi.fn<(event: KeyboardEvent) => void>();
const Field = ({ element }: SlotProps<HTMLInputElement>) => <Adopted of={element} onKeyDown={keyed} />;

/** A widget whose marker is an element of another one, which React has. */
async function openInner(): Promise<HTMLElement> {
  keyed.mockClear();
  const outer = page('<form><input name="s"><button type="button">a</button></form>');
  const inner = find(outer, 'form');
  await mount(outer, () => adopt(outer, { form: ({ element }: SlotProps) => <Adopted of={element} /> }));
  return inner;
}

it('a marker keeps its content where its widget ends in its first use', async () => {
  const marker = page('<b>a</b>');
  await doing(() => {
    const widget = hydrateWidget('test', marker, () => adopt(marker, {}));
    marker.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    widget.unmount();
  });
  // React has had its turn after this task.
  await doing(async () => new Promise(resolve => setTimeout(resolve)));
  expect(marker.innerHTML).toBe('<b>a</b>');
});

describe('in a marker that React has not taken over yet, inside of another widget', () => {
  it.each(['keydown', 'keyup', 'mousedown', 'pointerdown', 'paste', 'change'])('the page hears %s', async type => {
    const inner = await openInner();
    const heard = vi.fn();
    document.addEventListener(type, heard, { once: true });
    await doing(() => {
      hydrateWidget('test', inner, () => adopt(inner, { input: Field }));
      find(inner, 'input').dispatchEvent(new Event(type, { bubbles: true }));
    });
    expect(heard).toHaveBeenCalledOnce();
    expect(said()).toEqual([]);
  });

  it('the widget hears a key, and has the server’s nodes', async () => {
    const inner = await openInner();
    const field = find(inner, 'input');
    await doing(() => {
      hydrateWidget('test', inner, () => adopt(inner, { input: Field }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(keyed).toHaveBeenCalledOnce();
    expect(find(inner, 'input')).toBe(field);
    expect(said()).toEqual([]);
  });

  it('starts once', async () => {
    const inner = await openInner();
    const start = vi.fn();
    await doing(() => {
      hydrateWidget('test', inner, () => adopt(inner, { button: Button }), { start });
      for (const _ of [1, 2]) find(inner, 'button').dispatchEvent(new Event('keydown', { bubbles: true }));
    });
    expect(start).toHaveBeenCalledOnce();
  });

  it('a widget that has ended meanwhile draws nothing', async () => {
    const inner = await openInner();
    await doing(() => {
      hydrateWidget('test', inner, () => adopt(inner, { input: Field })).unmount();
      find(inner, 'input').dispatchEvent(new Event('keydown', { bubbles: true }));
    });
    expect(find(inner, 'input').isConnected).toBe(true);
    expect(said()).toEqual([]);
  });
});
