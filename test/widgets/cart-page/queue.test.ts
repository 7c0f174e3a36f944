import { expect, it } from 'vitest';
import { type CartAction, type Outcome, queueActions } from '../../../widgets/cart-page/queue';

const refresh = (preserveNotices = false, isTold = false): CartAction => ({ kind: 'refresh', preserveNotices, isTold });

/** Returns a queue whose actions are ended by the test. */
function held() {
  const begun: { action: CartAction; signal: AbortSignal; end: (outcome: Outcome) => void }[] = [];
  const page = new AbortController();
  const add = queueActions(
    (action, signal) => new Promise(resolve => begun.push({ action, signal, end: resolve })),
    page.signal,
  );
  return { begun, add, page };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

it('the queue of actions does one thing after the other', async () => {
  const { begun, add } = held();
  const first = add({ kind: 'update' });
  const second = add({ kind: 'apply-coupon' });
  await settled();
  expect(begun.map(({ action }) => action.kind)).toEqual(['update']);
  begun[0]?.end('broken');
  expect(await first).toBe('broken');
  await settled();
  expect(begun.map(({ action }) => action.kind)).toEqual(['update', 'apply-coupon']);
  begun[1]?.end('done');
  expect(await second).toBe('done');
});

it('the queue of actions makes one refresh of several that wait; notices stay only if all leave them', async () => {
  const { begun, add } = held();
  const both = [add(refresh(true)), add(refresh(false, true))];
  await settled();
  expect(begun.map(({ action }) => action)).toEqual([refresh(false, true)]);
  begun[0]?.end('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
});

it('the queue of actions runs a repeated waiting action once, each link by itself', async () => {
  const { begun, add } = held();
  const remove = (href: string): CartAction => ({ kind: 'remove-item', href });
  const [first, second] = ['/cart/?remove_item=a', '/cart/?remove_item=b'];
  const all = [remove(first), remove(first), remove(second), { kind: 'update' } as const].map(add);
  await settled();
  void add(remove(first));
  for (let place = 0; place < 4; place += 1) {
    begun[place]?.end('done');
    await settled();
  }
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  // The running action may be too late to count, so the same one is queued again.
  expect(begun.map(({ action }) => action)).toEqual([remove(first), remove(second), { kind: 'update' }, remove(first)]);
});

it('a line that is being restored is not restored again', async () => {
  const { begun, add } = held();
  const restore: CartAction = { kind: 'restore-item', href: '/cart/?undo_item=a' };
  const first = add(restore);
  await settled();
  const second = add(restore);
  begun[0]?.end('done');
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  expect(begun).toHaveLength(1);
});

it('the queue of actions drops the answer of a refresh that is under way when another is asked for', async () => {
  const { begun, add } = held();
  void add(refresh());
  await settled();
  void add(refresh());
  expect(begun[0]?.signal.aborted).toBe(true);
  begun[0]?.end('done');
  await settled();
  expect(begun).toHaveLength(2);
  expect(begun[1]?.signal.aborted).toBe(false);
});

it('the queue of actions never drops an action that changes the cart', async () => {
  const { begun, add } = held();
  void add({ kind: 'update' });
  await settled();
  void add(refresh());
  expect(begun[0]?.signal.aborted).toBe(false);
});

it('the queue of actions goes on after one that breaks', async () => {
  const add = queueActions(async ({ kind }) => {
    if (kind === 'update') throw new Error('broken');
    return 'done';
  }, new AbortController().signal);
  expect(await Promise.all([add({ kind: 'update' }), add({ kind: 'apply-coupon' })])).toEqual(['broken', 'done']);
});

it('the queue of actions ends with the page', async () => {
  const { begun, add, page } = held();
  void add({ kind: 'update' });
  void add({ kind: 'apply-coupon' });
  await settled();
  page.abort();
  expect(begun[0]?.signal.aborted).toBe(true);
  begun[0]?.end('done');
  await settled();
  expect(begun).toHaveLength(1);
});
