import { expect, it } from 'vitest';
import {
  hasButtons,
  isPaying,
  isPlacing,
  type Phase,
  phaseAfter,
  type Step,
} from '../../../widgets/express-checkout/phases';

/** Goes through steps; undefined where a phase does not have its step. */
const phaseOf = (steps: readonly Step[], from: Phase = 'off') =>
  steps.reduce<Phase | undefined>((phase, step) => phase && phaseAfter(phase, step), from);

const OPEN: readonly Phase[] = ['sheet', 'addressing', 'rating'];
const PAID: readonly Phase[] = ['confirming', 'placing', 'authenticating'];

it.each<[string, Step[], Phase]>([
  [
    'a payment with a confirmation by the bank',
    ['address', 'answered', 'rate', 'answered', 'confirm', 'order', 'authenticate', 'leave'],
    'done',
  ],
  ['a payment without shipping', ['confirm', 'order', 'leave'], 'done'],
  ['confirm while an address waits', ['address', 'confirm', 'order'], 'placing'],
])('the phases: %s', (_, steps, end) => {
  expect(phaseOf(['start', 'priced', 'click', ...steps])).toBe(end);
});

it('the phases: another choice asks for another price', () => {
  expect(phaseOf(['start', 'priced', 'change'])).toBe('updating');
  expect(phaseOf(['start', 'priced', 'change', 'priced'])).toBe('ready');
  expect(phaseOf(['start', 'priced', 'change', 'unbuyable'])).toBe('ready');
  expect(phaseOf(['start', 'priced', 'change', 'click'])).toBeUndefined();
});

it('the phases: from any phase the buttons may go, or the page come back', () => {
  for (const phase of ['off', 'loading', 'ready', 'updating', ...OPEN, ...PAID, 'done', 'hidden'] as const) {
    const ends = (['unavailable', 'locked', 'restored'] as const).map(step => phaseAfter(phase, step));
    expect([phase, ...ends]).toEqual([phase, 'hidden', 'hidden', 'loading']);
  }
});

it.each<[Step, readonly Phase[], Phase]>([
  ['start', ['off', 'loading', 'hidden'], 'loading'],
  ['start', ['ready', 'updating'], 'updating'],
  ['change', ['ready', 'updating'], 'updating'],
  ['cancel', OPEN, 'ready'],
  ['failed', PAID, 'ready'],
  ['leave', ['placing', 'authenticating', 'hidden'], 'done'],
])('the phases: %s from %j leads to %s', (step, phases, end) => {
  expect(phases.map(phase => phaseAfter(phase, step))).toEqual(phases.map(() => end));
});

it('the phases: an order is placed until the bank has answered', () => {
  expect(([...OPEN, ...PAID, 'ready', 'done'] as const).filter(isPlacing)).toEqual(['placing', 'authenticating']);
});

it('the phases: a failed add hides the buttons until the order is sent', () => {
  for (const phase of ['ready', ...OPEN, 'confirming'] as const) expect(phaseAfter(phase, 'addFailed')).toBe('hidden');
  for (const phase of ['placing', 'authenticating', 'done'] as const)
    expect(phaseAfter(phase, 'addFailed')).toBeUndefined();
});

it.each(PAID)('the phases: %s: cancel and a second confirm change nothing', phase => {
  expect(phaseAfter(phase, 'cancel')).toBeUndefined();
  expect(phaseAfter(phase, 'confirm')).toBeUndefined();
});

it('the phases covers the page from the click to the end', () => {
  expect([...OPEN, ...PAID, 'done' as const].every(isPaying)).toBe(true);
  expect((['off', 'loading', 'ready', 'updating', 'hidden'] as const).some(isPaying)).toBe(false);
});

it('the phases has no buttons before a price, and without one', () => {
  expect((['off', 'loading', 'hidden'] as const).some(hasButtons)).toBe(false);
});
