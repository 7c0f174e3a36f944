import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areStoresUsable, createStore, localStore, sessionStore } from '../../src/core/storage';

const blocked = () =>
  createStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

const fakeArea: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {},
  removeItem() {},
  clear() {},
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a store', () => {
  it('keeps values in its area', () => {
    expect(sessionStore.set('a', '')).toBe(true);
    expect(sessionStore.get('a')).toBe('');
    expect(sessionStorage.getItem('a')).toBe('');
    expect(localStore.get('a')).toBeUndefined();
    sessionStore.remove('a');
    expect(sessionStorage.getItem('a')).toBeNull();
  });

  it('that is blocked reads as empty and keeps nothing', () => {
    const store = blocked();
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBeUndefined();
    expect(store.readJson('a')).toBeUndefined();
    expect(() => store.remove('a')).not.toThrow();
    expect(store.isUsable()).toBe(false);
  });

  it('that is full says so and keeps what it has', () => {
    localStore.set('a', '1');
    const full = createStore(() => ({
      ...fakeArea,
      getItem: key => localStorage.getItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(full.set('a', '2')).toBe(false);
    expect(full.isUsable()).toBe(false);
    expect(full.get('a')).toBe('1');
  });

  it('reads JSON, and nothing else', () => {
    localStore.set('good', '{"hash":"x"}');
    localStore.set('corrupt', 'undefined');
    expect(localStore.readJson('good')).toEqual({ hash: 'x' });
    expect(['corrupt', 'missing'].map(key => localStore.readJson(key))).toEqual([undefined, undefined]);
  });
});

describe('the test for support', () => {
  it('writes and removes the key wc', () => {
    const log: string[] = [];
    const store = createStore(() => ({
      ...fakeArea,
      setItem: (key, value) => log.push(`${key}=${value}`),
      removeItem: key => log.push(`-${key}`),
    }));
    expect(store.isUsable()).toBe(true);
    expect(log).toEqual(['wc=test', '-wc']);
  });

  it('leaves nothing behind in the two areas', () => {
    expect(areStoresUsable()).toBe(true);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it.each(['sessionStorage', 'localStorage'])('fails when %s is blocked', name => {
    vi.stubGlobal(name, undefined);
    expect(areStoresUsable()).toBe(false);
  });
});
