import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Delay, setDelay } from '../../../src/core/connection/delays';
import { importWithRetry } from '../../../src/core/connection/importWithRetry';

vi.mock('../../../src/core/connection/delays', async original => ({
  ...(await original<object>()),
  pause: () => Promise.resolve(),
}));

let asked: number;
let answer: () => Promise<Response>;
let delays: (Delay | undefined)[];
const onDelay = (delay: Delay | undefined) => delays.push(delay);

/** A script that fails some times, then comes. */
function failing(times: number): () => Promise<string> {
  let left = times;
  return async () => {
    asked += 1;
    if (left-- > 0) throw new Error(`try ${asked}`);
    return 'here';
  };
}

beforeEach(() => {
  asked = 0;
  delays = [];
  answer = async () => new Response();
  vi.stubGlobal('fetch', () => answer());
});

afterEach(() => document.body.replaceChildren());

it.each([
  [0, []],
  [1, []],
  [2, ['slow']],
])('asks again after %i failures', async (times, told) => {
  expect(await importWithRetry(failing(times), onDelay)).toBe('here');
  expect([asked, delays]).toEqual([times + 1, [...told, undefined]]);
});

it('gives up after three tries where the shop can be reached, whatever it answers', async () => {
  answer = async () => new Response('', { status: 500 });
  await expect(importWithRetry(failing(9), onDelay)).rejects.toThrow('try 3');
  expect(delays).toEqual(['slow', undefined]);
});

it('waits where the browser takes itself for connected and the shop can’t be reached', async () => {
  answer = () => Promise.reject(new TypeError('failed'));
  const brought = importWithRetry(failing(2), onDelay);
  await vi.waitFor(() => expect(delays).toEqual(['offline']));
  window.dispatchEvent(new Event('online'));
  await new Promise(resolve => setTimeout(resolve));
  expect([asked, delays]).toEqual([2, ['offline']]);
  answer = async () => new Response();
  window.dispatchEvent(new Event('online'));
  expect(await brought).toBe('here');
  expect(delays).toEqual(['offline', undefined]);
});

it('tells a shopper who waits, in the page’s words, until it is there', async () => {
  answer = async () => Promise.reject(new TypeError('offline'));
  const waiting = {};
  const brought = importWithRetry(failing(2), delay => setDelay(waiting, delay));
  await vi.waitFor(() => expect(document.querySelector('.sw-wait')?.getAttribute('role')).toBe('alert'));
  answer = async () => new Response();
  window.dispatchEvent(new Event('online'));
  await brought;
  expect(document.querySelector('.sw-wait')).toBeNull();
});
