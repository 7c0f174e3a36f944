import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import {
  Adopted,
  adopt,
  hydrateWidget,
  markInjected,
  type SlotProps,
  useAttributes,
  useHydrated,
} from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { doing, find, mount, page, said, setUpPage } from './page';

setUpPage();

/** A widget that counts clicks on its buttons and shows the count, in an element of its own and as an attribute. */
async function counter(html: string, late = false) {
  const marker = page(html);
  const store = createStore<{ count: number }>()(() => ({ count: 0 }));
  const sync = vi.fn();
  const start = vi.fn();

  function Button({ element, children }: SlotProps) {
    const { count } = useStore(store);
    useAttributes(element, { 'data-count': String(count) });
    return (
      <>
        <Adopted of={element} onClick={() => store.setState({ count: count + 1 })}>
          {children}
        </Adopted>
        {count > 0 && <output ref={markInjected}>{count}</output>}
      </>
    );
  }
  const parts = () => (late ? [...marker.querySelectorAll('button')] : []);
  const widget = await act(async () =>
    hydrateWidget('test', marker, () => adopt(marker, { button: Button }), { start, externalChanges: { parts, sync } }),
  );
  const shown = () => [...marker.querySelectorAll('output')].map(one => one.textContent);
  return { marker, store, sync, start, widget, shown };
}

it('draws the same store on the markup that was put in, in the same call', async () => {
  const { marker, widget, shown, sync, start } = await counter('<p><button>a</button></p>');
  await doing(() => find(marker, 'button').click());
  expect(shown()).toEqual(['1']);
  await doing(() => {
    widget.replace(() => {
      expect(shown()).toEqual([]);
      find(marker, 'p').innerHTML = '<button>b</button><button>c</button>';
    });
    expect(shown()).toEqual(['1', '1']);
    expect(find(marker, 'button').dataset.count).toBe('1');
  });
  await doing(() => find(marker, 'button').click());
  expect(shown()).toEqual(['2', '2']);
  expect([sync.mock.calls.length, start.mock.calls.length]).toEqual([1, 1]);
  expect(said()).toEqual([]);
});

it('leaves what it does not change where it is: no node leaves the page', async () => {
  const { marker, widget } = await counter('<input><button>a</button><p>b</p>');
  const left: Node[] = [];
  const observer = new MutationObserver(records => left.push(...records.flatMap(one => [...one.removedNodes])));
  observer.observe(marker, { childList: true });
  const input = find(marker, 'input');
  const onBlur = vi.fn();
  input.addEventListener('blur', onBlur);
  input.focus();
  await doing(() => widget.replace(() => {}));
  expect(left).toEqual([]);
  expect([document.activeElement, onBlur.mock.calls.length]).toEqual([input, 0]);
  observer.disconnect();
});

it('takes what the widget itself has put into the marker away before, and draws it again', async () => {
  const { marker, widget, shown } = await counter('<button>a</button>');
  await doing(() => find(marker, 'button').click());
  await doing(() => widget.replace(() => expect(marker.innerHTML).toBe('<button>a</button>')));
  expect(shown()).toEqual(['1']);
});

it('is not drawn once more for parts that it has put in itself', async () => {
  const { marker, widget, sync } = await counter('<p><button>a</button></p>', true);
  await doing(() => widget.replace(() => find(marker, 'button').replaceWith(document.createElement('button'))));
  await doing(() => new Promise(resolve => setTimeout(resolve, 20)));
  expect(sync).toHaveBeenCalledTimes(1);
});

it('gives the new nodes back at the end', async () => {
  const { marker, widget } = await counter('<button>a</button>');
  await doing(() => find(marker, 'button').click());
  const fresh = document.createElement('button');
  await doing(() => widget.replace(() => marker.replaceChildren(fresh)));
  await doing(() => widget.unmount());
  expect([...marker.childNodes]).toEqual([fresh]);
  expect(fresh.outerHTML).toBe('<button></button>');
});

it('draws the rest of a change that threw, and passes the error to the caller', async () => {
  const { marker, widget, shown } = await counter('<button>a</button>');
  await doing(() => find(marker, 'button').click());
  const broken = () => {
    throw new Error('broken');
  };
  await doing(() => expect(() => widget.replace(broken)).toThrow('broken'));
  expect(shown()).toEqual(['1']);
});

it('is the change alone once the widget has ended, and where the marker goes with it', async () => {
  const { marker, widget } = await counter('<button>a</button>');
  await doing(() => widget.replace(() => marker.remove()));
  await doing(() => widget.unmount());
  const change = vi.fn();
  widget.replace(change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([]);
});

it('leaves a widget inside of it alone, with the nodes that it has added', async () => {
  const { marker, widget } = await counter('<p><button>a</button></p><div><b>b</b></div>');
  const inner = find(marker, 'div');
  function Bold({ element, children }: SlotProps) {
    const isHydrated = useHydrated();
    return (
      <Adopted of={element}>
        {children}
        {isHydrated && <output ref={markInjected}>inner</output>}
      </Adopted>
    );
  }
  await mount(inner, () => adopt(inner, { b: Bold }));
  await doing(() => widget.replace(() => {}));
  expect(inner.textContent).toBe('binner');
});
