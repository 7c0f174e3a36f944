import { beforeEach, expect, it, vi } from 'vitest';
import { adopt, type HydratedWidget, hydrateWidget, type Mounted } from '../../src/hydrate';
import { doing, find, nodesIn, page, said, setUpPage } from './page';
import { Button } from './slots';

setUpPage();

let root: HydratedWidget | undefined;
beforeEach(() => {
  root = undefined;
});

/** A widget that has begun when this returns. */
function widget(html: string, lists?: string) {
  const marker = page(html);
  const start = vi.fn((_: AbortSignal, started: HydratedWidget) => {
    root = started;
  });
  const render = () => adopt(marker, { button: Button }, undefined, lists);
  return { marker, start, mounted: hydrateWidget('test', marker, render, { atOnce: true, start }) };
}

const clicks = () => find(document, 'button').dataset.clicks;

it('a widget that takes its page over at once has started when the call returns', () => {
  const { start, mounted } = widget('<button>a</button>');
  expect(start).toHaveBeenCalledOnce();
  expect(mounted.isReady).toBe(true);
  mounted.unmount();
});

it('may start in a task of its own: it has rendered by then, and reports the mount only afterwards', async () => {
  const marker = page('<button>a</button>');
  const told: string[] = [];
  const mounted = hydrateWidget('test', marker, () => adopt(marker, { button: Button }), {
    atOnce: true,
    startsLater: true,
    start: () => told.push('start'),
    onListening: () => told.push('listening'),
    onMounted: () => told.push('mounted'),
  });
  expect(Object.keys(find(marker, 'button')).some(key => key.startsWith('__reactProps'))).toBe(true);
  expect([told, mounted.isReady]).toEqual([[], false]);
  await vi.waitFor(() => expect(told).toEqual(['listening', 'start', 'mounted']));
  expect(mounted.isReady).toBe(true);
  mounted.unmount();
});

it('that has ended before its start never starts', async () => {
  const marker = page('<button>a</button>');
  const start = vi.fn();
  const options = { atOnce: true, startsLater: true, start };
  hydrateWidget('test', marker, () => adopt(marker, { button: Button }), options).unmount();
  await new Promise(resolve => setTimeout(resolve));
  await new Promise(resolve => setTimeout(resolve));
  expect(start).not.toHaveBeenCalled();
});

it('tells that it works when its caller has it', async () => {
  const marker = page('<button>a</button>');
  const told: boolean[] = [];
  let mounted: Mounted | undefined;
  mounted = hydrateWidget('test', marker, () => adopt(marker, { button: Button }), {
    atOnce: true,
    onMounted: () => told.push(mounted !== undefined),
  });
  await vi.waitFor(() => expect(told).toEqual([true]));
  mounted.unmount();
});

it('says that it ended, where its caller unmounts it in the same task', async () => {
  const marker = page('<button>a</button>');
  const [onMounted, onFail] = [vi.fn(), vi.fn()];
  hydrateWidget('test', marker, () => adopt(marker, { button: Button }), {
    atOnce: true,
    onMounted,
    onFail,
  }).unmount();
  await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  expect(onMounted).not.toHaveBeenCalled();
});

it('takes over what is put in, and answers there, without starting again', async () => {
  const { marker, start, mounted } = widget('<p>old</p><button>a</button>');
  await doing(() =>
    root?.replace(() => {
      marker.innerHTML = '<b>new</b> <button>b</button>';
    }),
  );
  await doing(() => find(marker, 'button').click());
  expect(clicks()).toBe('1');
  expect(start).toHaveBeenCalledOnce();
  expect(said()).toEqual([]);
  await doing(() => mounted.unmount());
  expect(marker.textContent).toBe('new b');
});

it('replaced, it leaves what stays where it is, with the focus, and without a word to observers', async () => {
  const { marker, mounted } = widget('<input><div><button>a</button></div>');
  const [field, before] = [find(marker, 'input'), nodesIn(marker)];
  const blurred = vi.fn();
  field.focus();
  field.addEventListener('blur', blurred);
  const observer = new MutationObserver(() => {});
  observer.observe(marker, { childList: true });
  await doing(() => root?.replace(() => {}));
  expect(observer.takeRecords()).toEqual([]);
  expect(nodesIn(marker)).toEqual(before);
  expect([document.activeElement, blurred.mock.calls.length]).toEqual([field, 0]);
  await doing(() => find(marker, 'button').click());
  expect(clicks()).toBe('1');
  await doing(() => mounted.unmount());
  expect(nodesIn(marker)).toEqual(before);
});

it('does not look for slots in long lists, and finds those around them', async () => {
  const { marker, mounted } = widget(
    '<div><button>a</button><ul><li><button>row</button></li></ul></div><p><button>b</button></p>',
    'ul',
  );
  await doing(() => {
    for (const button of marker.querySelectorAll('button')) button.click();
  });
  expect([...marker.querySelectorAll('button')].map(one => one.dataset.clicks)).toEqual(['1', undefined, '1']);
  expect(said()).toEqual([]);
  await doing(() => mounted.unmount());
});

it('finds slots of a marker that stands in such a list itself', async () => {
  const marker = page('<ul><li><div class="inner"><button>a</button></div></li></ul>');
  const inner = find(marker, '.inner');
  const render = () => adopt(inner, { button: Button }, undefined, 'ul');
  const mounted = hydrateWidget('test', inner, render, { atOnce: true });
  await doing(() => find(inner, 'button').click());
  expect(clicks()).toBe('1');
  await doing(() => mounted.unmount());
});
