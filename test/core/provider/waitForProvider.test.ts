import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerOf, waitForProvider } from '../../../src/core/provider/waitForProvider';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'Stripe');
});

describe('the provider’s script', () => {
  it('is there already', async () => {
    const Stripe = vi.fn();
    Reflect.set(window, 'Stripe', Stripe);
    await expect(waitForProvider(new AbortController().signal)).resolves.toBe(Stripe);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes late, and is looked for every 100 ms', async () => {
    const waiting = waitForProvider(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(250);
    const Stripe = vi.fn();
    Reflect.set(window, 'Stripe', Stripe);
    await vi.advanceTimersByTimeAsync(50);
    await expect(waiting).resolves.toBe(Stripe);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never comes: after 600 s it is given up', async () => {
    const waiting = waitForProvider(new AbortController().signal);
    const failed = expect(waiting).rejects.toThrow('Stripe object not found');
    await vi.advanceTimersByTimeAsync(599_000);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is no function: something else of that name is not it', async () => {
    Reflect.set(window, 'Stripe', { version: 3 });
    const ended = new AbortController();
    const waiting = waitForProvider(ended.signal);
    const failed = expect(waiting).rejects.toBe('gone');
    await vi.advanceTimersByTimeAsync(300);
    ended.abort('gone');
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the provider’s object', () => {
  const account = { publishableKey: 'pk_live_1', accountId: 'acct_1', locale: 'sl', betas: ['beta_1'] };

  it('is made as the account says, once', () => {
    const construct = vi.fn(() => Object.create(null));
    const first = providerOf(construct, account);
    expect(construct).toHaveBeenCalledExactlyOnceWith('pk_live_1', {
      stripeAccount: 'acct_1',
      locale: 'sl',
      betas: ['beta_1'],
    });
    expect(providerOf(construct, { ...account })).toBe(first);
    expect(providerOf(construct, { publishableKey: 'pk_live_1' })).not.toBe(first);
    expect(construct).toHaveBeenLastCalledWith('pk_live_1', {});
  });

  it('is made again after it could not be', () => {
    const construct = vi.fn(() => Object.create(null));
    construct.mockImplementationOnce(() => {
      throw new Error('no key');
    });
    expect(() => providerOf(construct, account)).toThrow('no key');
    expect(() => providerOf(construct, account)).not.toThrow();
  });
});
