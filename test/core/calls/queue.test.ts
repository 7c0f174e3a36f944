import { expect, it } from 'vitest';
import { createQueue } from '../../../src/core/calls/request';

it('calls of a queue run one after the other, also after one that failed, and the first of an idle queue at once', async () => {
  const enqueue = createQueue();
  const started: string[] = [];
  let end = (_?: Promise<never>) => {};
  const call = (name: string) =>
    enqueue(() => {
      started.push(name);
      return new Promise<void>(resolve => (end = resolve));
    });
  const [first, second] = [call('first'), call('second')];
  expect(started).toEqual(['first']);
  end(Promise.reject(new Error('failed')));
  await expect(first).rejects.toThrow('failed');
  await Promise.resolve();
  const third = call('third');
  await Promise.resolve();
  expect(started).toEqual(['first', 'second']);
  end();
  await second;
  await Promise.resolve();
  expect(started).toEqual(['first', 'second', 'third']);
  end();
  await third;
  await Promise.resolve();
  void call('fourth');
  expect(started).toEqual(['first', 'second', 'third', 'fourth']);
});
