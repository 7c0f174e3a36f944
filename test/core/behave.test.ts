import { afterEach, describe, expect, it } from 'vitest';
import { behave } from '../../src/core/behave';

const MOUNTED = Symbol.for('shop-widgets.mounted');

function marker(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

describe('a behaviour', () => {
  it('is told to be mounted in a moment, and ends once', async () => {
    const log: string[] = [];
    const start = (signal: AbortSignal) => signal.addEventListener('abort', () => log.push('end'));
    const element = marker();
    const widget = behave('test', element, start, { onMounted: () => log.push('mounted') });
    expect([log, Reflect.get(element, MOUNTED)]).toEqual([[], widget]);
    await Promise.resolve();
    widget.unmount();
    widget.unmount();
    expect([log, Reflect.get(element, MOUNTED)]).toEqual([['mounted', 'end'], undefined]);
  });

  it('is not told when it has ended before', async () => {
    const log: string[] = [];
    behave('test', marker(), () => {}, { onMounted: () => log.push('mounted') }).unmount();
    await Promise.resolve();
    expect(log).toEqual([]);
  });

  it('answers the widget that a marker has', () => {
    const element = marker();
    const first = behave('test', element, () => {}, {});
    const second = behave('test', element, () => expect.unreachable(), {});
    expect(second).toBe(first);
  });

  it('takes back what it has begun when it throws', () => {
    const element = marker();
    let ended = false;
    const start = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => {
        ended = true;
      });
      throw new Error('broken');
    };
    expect(() => behave('test', element, start, {})).toThrow('broken');
    expect([ended, Reflect.get(element, MOUNTED)]).toEqual([true, undefined]);
  });
});
