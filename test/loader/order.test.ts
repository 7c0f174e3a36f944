import { afterEach, expect, it } from 'vitest';
import { byId, click, freshLoader, putMarkers, testWidget } from './helpers';

const loader = await freshLoader();

afterEach(() => {
  loader.endIslands(document);
  document.body.replaceChildren();
});

it('what was clicked first is answered first, also when its chunk comes last', async () => {
  const [a, b] = putMarkers('a', 'b');
  const [slow, fast] = [testWidget({ name: 'slow' }), testWidget({ name: 'fast' })];
  if (a && b)
    for (const [widget, marker] of [[slow, a] as const, [fast, b] as const])
      loader.registerIsland(widget.definition, marker);
  const heard: string[] = [];
  document.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.id));
  click(byId('a-a'));
  click(byId('b-a'));
  await fast.arrive();
  expect([fast.log, heard]).toEqual([['mount b'], []]);
  await slow.arrive();
  expect(heard).toEqual(['a-a', 'b-a']);
});

it('a marker that leaves while its chunk loads, and comes back, is mounted by its new wait only', async () => {
  const [a] = putMarkers('a');
  const widget = testWidget({ name: 'back' });
  if (a) loader.registerIsland(widget.definition, a);
  click(byId('a-p'));
  loader.endIslands(document);
  await widget.arrive();
  expect(widget.log).toEqual([]);
});

it('mounts what sleeps below an element now, and leaves out what fails', async () => {
  const widget = testWidget({ name: 'below' });
  for (const marker of putMarkers('a', 'b')) loader.registerIsland(widget.definition, marker);
  const all = loader.hydrateIslands(byId('a'));
  await widget.arrive();
  expect((await all).map(({ marker }) => marker.id)).toEqual(['a']);
});
