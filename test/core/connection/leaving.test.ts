import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { isLeaving, whenStaying } = await import('../../../src/core/connection/leaving');
const { importWithRetry } = await import('../../../src/core/connection/importWithRetry');
const { importFile } = await import('../../../src/core/connection/importFile');
const { request } = await import('../../../src/core/calls/request');
const { removeInBackground } = await import('../../../src/core/cart/changeCart');
const { CallError } = await import('../../../src/core/errors');
const { reportError, toldProblems } = await import('../../../src/core/report');

const tell = (type: string) => dispatchEvent(new Event(type));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  tell('pageshow');
  vi.useRealTimers();
});

describe('a page', () => {
  it.each(['beforeunload', 'pagehide'])('is being left from %s on, until it is shown again', async type => {
    tell(type);
    expect(isLeaving()).toBe(true);
    tell('pageshow');
    expect(isLeaving()).toBe(false);
    await whenStaying();
  });

  it('stays when it is still there a second later', async () => {
    tell('beforeunload');
    const stays = vi.fn();
    void whenStaying().then(stays);
    await vi.advanceTimersByTimeAsync(999);
    expect(stays).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(stays).toHaveBeenCalled();
    expect(isLeaving()).toBe(false);
  });
});

describe('while the page is being left', () => {
  /** A browser that drops calls when the page is left. */
  function dropCalls() {
    let drop = () => {};
    vi.stubGlobal(
      'fetch',
      vi.fn(
        () =>
          new Promise((_, reject) => {
            drop = () => reject(new TypeError('NetworkError'));
          }),
      ),
    );
    return () => drop();
  }

  it('a dropped call does not end; on the page that comes back it was aborted', async () => {
    const drop = dropCalls();
    const ended = vi.fn();
    request('/call', {}).catch(({ kind }) => ended(kind));
    await vi.advanceTimersByTimeAsync(0);
    tell('beforeunload');
    drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(ended).not.toHaveBeenCalled();
    tell('pageshow');
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledWith('aborted');
  });

  it('a line that is being removed leads nowhere, also on the page that comes back', async () => {
    const drop = dropCalls();
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const link = document.createElement('a');
    link.href = '/cart/?removed_item=1';
    link.dataset.cart_item_key = 'a1';
    const removed = removeInBackground(link);
    await vi.advanceTimersByTimeAsync(0);
    tell('beforeunload');
    drop();
    await vi.advanceTimersByTimeAsync(0);
    tell('pageshow');
    await expect(removed).resolves.toBe('failed');
    expect(go).not.toHaveBeenCalled();
  });

  it('a failed import is repeated when the page stays, and not one of the tries', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('import')).mockResolvedValue('module');
    tell('beforeunload');
    const onDelay = vi.fn();
    const brought = importWithRetry(() => importFile(load, `${location.origin}/chunk.js`), onDelay);
    await vi.advanceTimersByTimeAsync(900);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    await expect(brought).resolves.toBe('module');
    expect(onDelay).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});

it('nothing is said of an aborted call', () => {
  const before = toldProblems.length;
  const cause = new CallError('given up', { kind: 'aborted', url: '/call' });
  reportError({ where: 'test', found: 'a call failed', consequence: 'None.', cause });
  expect(toldProblems).toHaveLength(before);
});
