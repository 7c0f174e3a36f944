import { expect, it, vi } from 'vitest';
import { globalAt } from '../../../src/core/config/pageGlobal';

it('globalAt follows a path of globals, and answers nothing where a step is missing', () => {
  vi.stubGlobal('wp', { hooks: { name: 'hooks' }, text: 'no object' });
  expect(globalAt('wp', 'hooks', 'name')).toBe('hooks');
  expect(globalAt('wp', 'text', 'length')).toBeUndefined();
  expect(globalAt('wp', 'media', 'player')).toBeUndefined();
  expect(globalAt('nothing')).toBeUndefined();
});
