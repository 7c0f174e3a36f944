import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenSettings } from '../../../src/core/config/lateSettings';

const NAME = 'settings_of_a_test';

/** Puts settings into the page, as a script that was delayed does. */
function bring(tag = 'script'): Promise<void> {
  Reflect.set(window, NAME, {});
  document.body.append(document.createElement(tag));
  // Observers are told in a microtask.
  return Promise.resolve();
}

/** Waits for the settings. */
function wait() {
  const ended = new AbortController();
  const run = vi.fn();
  whenSettings(() => Reflect.has(window, NAME), run, ended.signal);
  return { ended, run };
}

afterEach(() => {
  Reflect.deleteProperty(window, NAME);
  document.body.replaceChildren();
});

describe('what needs settings', () => {
  it('runs at once where the page has them', () => {
    Reflect.set(window, NAME, {});
    expect(wait().run).toHaveBeenCalledTimes(1);
  });

  it('runs once when a script has brought them', async () => {
    const { run } = wait();
    document.body.append(document.createElement('script'));
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    await bring();
    await bring();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is not looked for when other elements come', async () => {
    const { run, ended } = wait();
    await bring('p');
    expect(run).not.toHaveBeenCalled();
    ended.abort();
  });

  it('does not run after its end, nor keep others from running', async () => {
    const gone = wait();
    const other = wait();
    gone.ended.abort();
    await bring();
    expect(gone.run).not.toHaveBeenCalled();
    expect(other.run).toHaveBeenCalledTimes(1);
  });

  it('does not run where it has ended before', () => {
    Reflect.set(window, NAME, {});
    const run = vi.fn();
    whenSettings(() => true, run, AbortSignal.abort());
    expect(run).not.toHaveBeenCalled();
  });
});
