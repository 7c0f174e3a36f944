import { afterEach, describe, expect, it } from 'vitest';
import { plainWidget } from '../../src/ui/plainWidget';

const MOUNTED = Symbol.for('shop-widgets.mounted');

function marker(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

describe('a widget without React', () => {
  it('is told to be mounted in a moment, and ends once', async () => {
    const log: string[] = [];
    const start = (signal: AbortSignal) => signal.addEventListener('abort', () => log.push('end'));
    const element = marker();
    const widget = plainWidget('test', element, start, { onMounted: () => log.push('mounted') });
    expect([log, Reflect.get(element, MOUNTED)]).toEqual([[], widget]);
    await Promise.resolve();
    widget.unmount();
    widget.unmount();
    expect([log, Reflect.get(element, MOUNTED)]).toEqual([['mounted', 'end'], undefined]);
  });

  it('is not told when it has ended before', async () => {
    const log: string[] = [];
    plainWidget('test', marker(), () => {}, { onMounted: () => log.push('mounted') }).unmount();
    await Promise.resolve();
    expect(log).toEqual([]);
  });

  it('answers the widget that a marker has', () => {
    const element = marker();
    const first = plainWidget('test', element, () => {}, {});
    const second = plainWidget('test', element, () => expect.unreachable(), {});
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
    expect(() => plainWidget('test', element, start, {})).toThrow('broken');
    expect([ended, Reflect.get(element, MOUNTED)]).toEqual([true, undefined]);
  });
});
