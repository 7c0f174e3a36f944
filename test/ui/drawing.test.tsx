import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkupError } from '../../src/core/errors';
import { AdoptedOnce } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { keyOf } from '../../src/ui/elements';
import { createDrawnStore } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import { doing, setUpPage } from '../hydrate/page';

setUpPage();

function elementOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  const { firstElementChild } = document.body;
  if (!(firstElementChild instanceof HTMLElement)) throw new Error('no element');
  return firstElementChild;
}

describe('defineView', () => {
  it('hydrates the view of a marker and starts it', async () => {
    const store = createDrawnStore(() => ({ text: 'before' }));
    const Text = () => useStore(store, ({ text }) => text);
    let ended: AbortSignal | undefined;
    const mount = defineView('test', HTMLElement, () => ({
      render: () => <Text />,
      start: signal => {
        ended = signal;
      },
    }));
    const marker = elementOf('<p>before</p>');
    const mounted = await act(async () => mount(marker));
    await act(async () => {});
    await act(async () => {
      store.draw({ text: 'after' });
      expect(marker.textContent).toBe('after');
    });
    expect(ended?.aborted).toBe(false);
    await doing(() => mounted.unmount());
    expect(ended?.aborted).toBe(true);
  });

  it('refuses a marker of another class', () => {
    const mount = defineView('test', HTMLFormElement, () => ({ render: () => null }));
    expect(() => mount(elementOf('<p></p>'))).toThrow(MarkupError);
  });

  it('listens where nothing is drawn', () => {
    let signal: AbortSignal | undefined;
    const mount = defineView('test', HTMLElement, () => ({
      listen: given => {
        signal = given;
      },
    }));
    const mounted = mount(elementOf('<p>own</p>'));
    expect(document.body.innerHTML).toBe('<p>own</p>');
    mounted.unmount();
    expect(signal?.aborted).toBe(true);
  });
});

it('AdoptedOnce leaves a field as scripts have changed it, whatever renders again', async () => {
  const store = createDrawnStore(() => ({ count: 0 }));
  const input = document.createElement('input');
  function Fields() {
    useStore(store, ({ count }) => count);
    return <AdoptedOnce of={input} />;
  }
  input.type = 'text';
  const marker = elementOf('<div></div>');
  marker.append(input);
  const mounted = await act(async () => defineView('test', HTMLElement, () => ({ render: () => <Fields /> }))(marker));
  await act(async () => {});
  input.type = 'search';
  await act(async () => store.draw({ count: 1 }));
  expect(input.type).toBe('search');
  await doing(() => mounted.unmount());
});

it('keyOf tells elements apart, and knows them again', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(keyOf(one)).toBe(keyOf(one));
  expect(keyOf(one)).not.toBe(keyOf(other));
});
