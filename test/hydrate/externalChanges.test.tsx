import { expect, it, vi } from 'vitest';
import { Adopted, adopt, hydrateWidget, type SlotProps, useDisplay } from '../../src/hydrate';
import { doing, find, page, said, setUpPage } from './page';

setUpPage();

function Hidden({ element }: SlotProps) {
  useDisplay(element, false);
  return <Adopted of={element} />;
}

/** A widget that hides its `b`s, follows those that come later. */
async function hidesAll(html: string) {
  const marker = page(html);
  const sync = vi.fn();
  const start = vi.fn<(signal: AbortSignal) => void>();
  const render = () => adopt(marker, { b: Hidden });
  const externalChanges = { parts: () => [...marker.querySelectorAll('b')], sync };
  let widget = { unmount() {} };
  await doing(() => {
    widget = hydrateWidget('test', marker, render, { start, externalChanges });
  });
  const shown = () => [...marker.querySelectorAll('b')].filter(one => one.style.display !== 'none').length;
  return { marker, sync, start, shown, widget };
}

const settled = () => doing(() => new Promise(resolve => setTimeout(resolve, 20)));

it('starts a widget once, when it is drawn, and ends it with the widget', async () => {
  const { start, widget, shown, marker } = await hidesAll('<b>1</b>');
  expect([start.mock.calls.length, shown()]).toEqual([1, 0]);
  marker.append(document.createElement('b'));
  await settled();
  const [signal] = start.mock.calls[0] ?? [];
  expect([start.mock.calls.length, signal?.aborted]).toEqual([1, false]);
  await doing(() => widget.unmount());
  expect(signal?.aborted).toBe(true);
});

it('is ready when it is drawn and has started, not before', async () => {
  const marker = page('<b>1</b>');
  const seen: unknown[] = [];
  const look = () => seen.push(find(marker, 'b').style.display);
  const widget = hydrateWidget('test', marker, () => adopt(marker, { b: Hidden }), { start: look });
  expect(widget.isReady).toBe(false);
  await vi.waitFor(() => expect(widget.isReady).toBe(true));
  expect(seen).toEqual(['none']);
  await doing(() => widget.unmount());
});

it('is drawn before the call returns where it is to be at once', async () => {
  const marker = page('<b>1</b>');
  const widget = hydrateWidget('test', marker, () => adopt(marker, { b: Hidden }), { atOnce: true });
  expect(find(marker, 'b').style.display).toBe('none');
  await doing(() => widget.unmount());
});

it('an error in start ends the widget, and the page is as before', async () => {
  const marker = page('<b>1</b>');
  const onFail = vi.fn();
  const start = () => {
    throw new Error('broken');
  };
  hydrateWidget('test', marker, () => adopt(marker, { b: Hidden }), { start, onFail });
  await vi.waitFor(() => expect(onFail).toHaveBeenCalled());
  expect(find(marker, 'b').style.display).toBe('');
  expect(said().join()).toContain('the widget threw "broken"');
});

it('takes over parts that a script brings, deep in the markup as well', async () => {
  const { marker, sync, shown } = await hidesAll('<p>a</p><b>1</b>');
  find(marker, 'p').insertAdjacentHTML('beforeend', '<b>2</b>');
  await settled();
  expect([shown(), sync.mock.calls.length]).toEqual([0, 1]);
});

it('takes over markup that a script writes in place of all there was', async () => {
  const { marker, shown, sync } = await hidesAll('<b>1</b>');
  marker.innerHTML = '<b>2</b><u>3</u><b>4</b>';
  await settled();
  expect([shown(), sync.mock.calls.length]).toEqual([0, 1]);
  expect([...marker.children].map(one => one.textContent)).toEqual(['2', '3', '4']);
});

it('leaves other changes alone', async () => {
  const { marker, sync } = await hidesAll('<b>1</b><p>a</p>');
  find(marker, 'p').innerHTML = '<u>b</u>';
  await settled();
  expect(sync).not.toHaveBeenCalled();
});

it('keeps the page’s nodes, their order and the focus when it takes over anew', async () => {
  const { marker } = await hidesAll('<input><b>1</b>');
  const input = find(marker, 'input');
  input.value = 'typed';
  input.focus();
  marker.prepend(document.createElement('b'));
  await settled();
  expect([...marker.children].map(one => one.localName)).toEqual(['b', 'input', 'b']);
  expect(find(marker, 'input')).toBe(input);
  expect([input.value, document.activeElement]).toEqual(['typed', input]);
});

it('gives back all that was shown and hidden', async () => {
  const { marker, widget } = await hidesAll('<b style="display: flex">1</b>');
  await doing(() => widget.unmount());
  expect(find(marker, 'b').style.display).toBe('flex');
});

it('a part that another script adds before the widget is drawn stays with all that is there, and is drawn', async () => {
  const marker = page('<b>1</b><input>');
  // As browsers empty an element; that of the test's DOM calls the marker's `removeChild`.
  const empty = () => [...marker.childNodes].map(node => Node.prototype.removeChild.call(marker, node));
  Object.defineProperty(marker, 'textContent', { set: empty, configurable: true });
  const [first, field] = [find(marker, 'b'), find(marker, 'input')];
  const sync = vi.fn();
  const externalChanges = { parts: () => [...marker.querySelectorAll('b')], sync };
  const widget = hydrateWidget('test', marker, () => adopt(marker, { b: Hidden }), { externalChanges });
  const added = document.createElement('b');
  marker.append(added);
  await settled();
  expect([...marker.children]).toEqual([first, field, added]);
  expect([first.style.display, added.style.display, sync.mock.calls.length]).toEqual(['none', 'none', 1]);
  expect(said()).toEqual([]);
  await doing(() => widget.unmount());
});
