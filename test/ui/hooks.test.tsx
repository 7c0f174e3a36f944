import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { usePress } from '../../src/ui/press';
import { storeContext } from '../../src/ui/storeContext';
import { useBus, useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { jQueries, putJQuery } from '../core/bus/helpers';

beforeEach(() => putJQuery(undefined));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('useBus', () => {
  function Listener({ hear, of }: { hear: () => void; of?: Element }) {
    useBus('added_to_cart', hear, of);
    return null;
  }

  it('hears with the latest handler, until the component goes', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender, unmount } = render(<Listener hear={first} />);
    rerender(<Listener hear={second} />);
    const emit = () => bus.emit('added_to_cart', { fragments: {}, cartHash: '', button: null });
    emit();
    unmount();
    emit();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('hears what is raised on its target alone', () => {
    const hear = vi.fn();
    const [here, there] = [document.createElement('div'), document.createElement('div')];
    document.body.append(here, there);
    render(<Listener hear={hear} of={here} />);
    for (const target of [there, here]) {
      bus.emit('added_to_cart', { fragments: {}, cartHash: '', button: null }, target);
    }
    expect(hear).toHaveBeenCalledTimes(1);
  });
});

describe.each(jQueries)('useDomEvent with jQuery %s', (_version, $) => {
  function Listener({ of, hear }: { of: Element; hear: () => void }) {
    useDomEvent(of, 'change', hear);
    return null;
  }

  it('hears native events and those of jQuery, once each, until the component goes', () => {
    putJQuery($);
    const field = document.body.appendChild(document.createElement('input'));
    const hear = vi.fn();
    const { unmount } = render(<Listener of={field} hear={hear} />);
    const change = () => field.dispatchEvent(new Event('change', { bubbles: true }));
    change();
    $(field).trigger('change');
    expect(hear).toHaveBeenCalledTimes(2);
    unmount();
    change();
    $(field).trigger('change');
    expect(hear).toHaveBeenCalledTimes(2);
  });
});

describe('usePress', () => {
  it.each([
    ['a click', (link: Element) => fireEvent.click(link), true],
    ['Enter', (link: Element) => fireEvent.keyDown(link, { key: 'Enter' }), true],
    ['the space bar', (link: Element) => fireEvent.keyDown(link, { key: ' ' }), true],
    ['Tab', (link: Element) => fireEvent.keyDown(link, { key: 'Tab' }), false],
  ])('%s', (_name, act, isPress) => {
    const press = vi.fn();
    render(<span {...usePress(press)}>x</span>);
    // `fireEvent` returns false when the default was prevented.
    expect(act(screen.getByText('x'))).toBe(!isPress);
    expect(press).toHaveBeenCalledTimes(isPress ? 1 : 0);
  });

  it('a key that is held presses once', () => {
    const press = vi.fn();
    render(<span {...usePress(press)}>x</span>);
    fireEvent.keyDown(screen.getByText('x'), { key: ' ', repeat: true });
    expect(press).not.toHaveBeenCalled();
  });
});

it('storeContext gives components the store of the widget they are in, and no other place', () => {
  const [Provider, useText] = storeContext<{ text: string }>();
  const Text = () => useText().text;
  render(
    <Provider value={{ text: 'a' }}>
      <Text />
    </Provider>,
  );
  expect(document.body.textContent).toBe('a');
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Text />)).toThrow('outside');
});

describe('useStore', () => {
  // As on a page: without `act`, React's work after the paint does not run in the test's task.
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

  it('shows what a store says by now before the page is painted, though the server sent its first state', async () => {
    const store = createStore(() => ({ text: 'a' }));
    const painted: unknown[] = [];
    const failed = vi.fn();
    const Text = () => {
      const text = useStore(store, state => state.text);
      useLayoutEffect(() => queueMicrotask(() => painted.push(document.body.textContent)), []);
      return <b>{text}</b>;
    };
    const marker = document.body.appendChild(document.createElement('p'));
    marker.innerHTML = '<b>a</b>';
    store.setState({ text: 'b' });
    const root = hydrateRoot(marker, <Text />, { onRecoverableError: failed });
    await vi.waitFor(() => expect(painted).toEqual(['b']));
    store.setState({ text: 'c' });
    await vi.waitFor(() => expect(document.body.textContent).toBe('c'));
    expect(failed).not.toHaveBeenCalled();
    root.unmount();
  });
});
