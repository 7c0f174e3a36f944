import { useEffect, useId, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Adopted, adopt, type HydrateOptions, hydrateWidget, type SlotProps } from '../../src/hydrate';
import { doing, find, mount, nodesIn, page, said, setUpPage } from './page';
import { Button } from './slots';

setUpPage();

function fails(when: 'render' | 'effect' | 'handler') {
  return function Failing({ element, children }: SlotProps<HTMLButtonElement>) {
    const [on, turnOn] = useState(when !== 'handler');
    if (on && when === 'render') throw new Error('broken');
    useEffect(() => {
      if (on && when === 'effect') throw new Error('broken');
    }, [on]);
    const click = () => {
      turnOn(false);
      throw new Error('broken');
    };
    return (
      <Adopted of={element} onClick={click}>
        {children}
      </Adopted>
    );
  };
}

/** Waits for the failure outside act, which would throw the error that React has handed over. */
async function failing(marker: Element, when: 'render' | 'effect', onFail = vi.fn()): Promise<void> {
  hydrateWidget('test', marker, () => adopt(marker, { button: fails(when) }), { onFail });
  await vi.waitFor(() => expect(onFail).toHaveBeenCalled());
}

/** A widget whose button is a slot. */
async function withButton(html = '<button>a</button>', options?: HydrateOptions) {
  const marker = page(html);
  const button = find(marker, 'button');
  const widget = await mount(marker, () => adopt(marker, { button: Button }), options);
  return { marker, button, widget };
}

describe('hydrateWidget', () => {
  it('mounts a marker once for two copies of the script', async () => {
    const { marker, widget: first } = await withButton();
    vi.resetModules();
    const copy = await import('../../src/hydrate');
    expect(copy.hydrateWidget).not.toBe(hydrateWidget);
    expect(copy.hydrateWidget('test', marker, () => null)).toBe(first);
  });

  it('does not mount a marker that has left the page', () => {
    const marker = page('<button>a</button>');
    marker.remove();
    const render = vi.fn();
    hydrateWidget('test', marker, render).unmount();
    expect(render).not.toHaveBeenCalled();
  });

  it('ends in silence before React has taken the marker over', async () => {
    const marker = page('<button>a</button>');
    const nodes = nodesIn(marker);
    const start = vi.fn();
    const onFail = vi.fn(() => expect(nodesIn(marker)).toEqual(nodes));
    const options = { start, onFail };
    await doing(() => hydrateWidget('test', marker, () => adopt(marker, { button: Button }), options).unmount());
    expect(nodesIn(marker)).toEqual(nodes);
    expect(start).not.toHaveBeenCalled();
    expect(onFail).toHaveBeenCalledOnce();
    expect(said()).toEqual([]);
  });

  it('passes on an error of render, and the page is as it was', () => {
    const marker = page('<button>a</button>');
    const refuse = () => {
      throw new Error('no data');
    };
    expect(() => hydrateWidget('test', marker, refuse)).toThrow('no data');
    expect(marker.innerHTML).toBe('<button>a</button>');
  });

  it('tells once the widget works', async () => {
    const onMounted = vi.fn();
    await withButton(undefined, { onMounted });
    expect(onMounted).toHaveBeenCalledOnce();
  });

  it('gives two widgets ids that differ', async () => {
    const ids: string[] = [];
    function WithId({ element }: SlotProps<HTMLButtonElement>) {
      ids.push(useId());
      return <Adopted of={element} />;
    }
    for (const marker of [page('<button>a</button>'), page('<button>b</button>')]) {
      await mount(marker, () => adopt(marker, { button: WithId }));
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('works in an opaque part of another widget', async () => {
    const outer = page('<div class="opaque"><div class="inner"><button>a</button></div></div><button>b</button>');
    const inner = find(outer, '.inner');
    const before = nodesIn(outer);
    await mount(outer, () => adopt(outer, { 'button.nothing': Button }));
    await mount(inner, () => adopt(inner, { button: Button }));
    await doing(() => find(inner, 'button').click());
    expect(find(inner, 'button').dataset.clicks).toBe('1');
    expect(nodesIn(outer)).toEqual(before);
    expect(said()).toEqual([]);
  });

  it('warns, and names widget and marker, when a slot renders other markup than the page has', async () => {
    const marker = page('<button>a</button>');
    await mount(marker, () => adopt(marker, { button: () => <b>other</b> }));
    expect(said().filter(line => line.startsWith('[shop-widgets] test (div)'))).toHaveLength(1);
    expect(marker.textContent).toBe('other');
  });
});

describe('unmount', () => {
  it('puts the same nodes back, with their listeners and the focus, and a second call does nothing', async () => {
    const marker = page('text <p><button>a</button></p><!-- c --><i></i>');
    const heard = vi.fn();
    find(marker, 'i').addEventListener('click', heard);
    const before = nodesIn(marker);
    const widget = await mount(marker, () => adopt(marker, { button: Button }));
    find(marker, 'button').focus();
    await doing(() => widget.unmount());
    await doing(() => widget.unmount());
    expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
    expect(nodesIn(marker)).toHaveLength(before.length);
    find(marker, 'i').click();
    expect(heard).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(find(marker, 'button'));
  });

  it('has given the nodes back when it returns, and a new widget may take them', async () => {
    const { marker, button, widget } = await withButton();
    await doing(() => {
      widget.unmount();
      expect(find(marker, 'button')).toBe(button);
    });
    await mount(marker, () => adopt(marker, { button: Button }));
    await doing(() => button.click());
    expect(find(marker, 'button')).toBe(button);
    expect(button.dataset.clicks).toBe('1');
  });

  it('works from inside the widget', async () => {
    const marker = page('<button>a</button>');
    const button = find(marker, 'button');
    function Closing({ element }: SlotProps<HTMLButtonElement>) {
      useEffect(() => () => void element.setAttribute('data-clean', ''), [element]);
      return <Adopted of={element} onClick={() => widget.unmount()} />;
    }
    const widget = await mount(marker, () => adopt(marker, { button: Closing }));
    await doing(() => button.click());
    expect(find(marker, 'button')).toBe(button);
    expect(button.hasAttribute('data-clean')).toBe(true);
  });

  it('works from inside an effect of the widget', async () => {
    const marker = page('<button>a</button>');
    const button = find(marker, 'button');
    const widget = await mount(marker, () => adopt(marker, { button: Effect }));
    function Effect({ element }: SlotProps<HTMLButtonElement>) {
      const [go, setGo] = useState(false);
      useEffect(() => {
        if (go) widget.unmount();
      }, [go]);
      return <Adopted of={element} onClick={() => setGo(true)} />;
    }
    await doing(() => button.click());
    expect(marker.childNodes).toHaveLength(1);
    expect(find(marker, 'button')).toBe(button);
  });

  it('keeps what other scripts have added', async () => {
    const { marker, widget } = await withButton();
    const note = document.createElement('i');
    marker.append(note);
    await doing(() => widget.unmount());
    expect([...marker.children].map(child => child.localName)).toEqual(['button', 'i']);
  });

  it('does not throw when another script has emptied the marker', async () => {
    const { marker, widget } = await withButton('<p><button>a</button></p>');
    marker.innerHTML = '';
    // Outside act, which throws also those errors that React has handed over.
    expect(() => widget.unmount()).not.toThrow();
    expect(said()).toEqual([]);
  });
});

describe('a widget that throws', () => {
  it.each(['render', 'effect'] as const)('in its %s gives the nodes back, reports it, and others go on', async when => {
    const marker = page('<p>text <button>a</button></p>');
    const other = page('<button>b</button>');
    const before = nodesIn(marker);
    const onFail = vi.fn();
    await mount(other, () => adopt(other, { button: Button }));
    await failing(marker, when, onFail);
    expect(nodesIn(marker).every((node, index) => node === before[index])).toBe(true);
    expect(nodesIn(marker)).toHaveLength(before.length);
    expect(onFail).toHaveBeenCalledOnce();
    expect(said().filter(line => line.startsWith('[shop-widgets] test (div): the widget threw "broken"'))).toHaveLength(
      1,
    );
    await doing(() => find(other, 'button').click());
    expect(find(other, 'button').dataset.clicks).toBe('1');
  });

  it('may be mounted again', async () => {
    const marker = page('<button>a</button>');
    await failing(marker, 'render');
    await mount(marker, () => adopt(marker, { button: Button }));
    await doing(() => find(marker, 'button').click());
    expect(find(marker, 'button').dataset.clicks).toBe('1');
  });

  it('in an event handler stays', async () => {
    const marker = page('<button>a</button>');
    const onFail = vi.fn();
    const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', onError);
    await mount(marker, () => adopt(marker, { button: fails('handler') }), { onFail });
    await doing(() => find(marker, 'button').click());
    window.removeEventListener('error', onError);
    expect(onFail).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalled();
  });
});
