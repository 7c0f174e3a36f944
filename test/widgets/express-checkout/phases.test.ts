import { expect, it } from 'vitest';
import { hasButtons, isPaying, type Phase, phaseAfter, type Step } from '../../../widgets/express-checkout/phases';

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
])('the phases of contract 8.9: %s', (_, steps, end) => {
  expect(phaseOf(['start', 'priced', 'click', ...steps])).toBe(end);
});

it('the phases of contract 8.9: another choice asks for another price', () => {
  expect(phaseOf(['start', 'priced', 'change'])).toBe('updating');
  expect(phaseOf(['start', 'priced', 'change', 'priced'])).toBe('ready');
  expect(phaseOf(['start', 'priced', 'change', 'unbuyable'])).toBe('ready');
  expect(phaseOf(['start', 'priced', 'change', 'click'])).toBeUndefined();
});

it('the phases of contract 8.9: a failed add hides the buttons until the order is sent', () => {
  for (const phase of ['ready', ...OPEN, 'confirming'] as const) expect(phaseAfter(phase, 'addFailed')).toBe('hidden');
  for (const phase of ['placing', 'authenticating', 'done'] as const)
    expect(phaseAfter(phase, 'addFailed')).toBeUndefined();
});

it.each(PAID)('the phases of contract 8.9: %s: cancel and a second confirm change nothing', phase => {
  expect(phaseAfter(phase, 'cancel')).toBeUndefined();
  expect(phaseAfter(phase, 'confirm')).toBeUndefined();
});

it('the phases of contract 8.9 covers the page from the click to the end', () => {
  expect([...OPEN, ...PAID, 'done' as const].every(isPaying)).toBe(true);
  expect((['off', 'loading', 'ready', 'updating', 'hidden'] as const).some(isPaying)).toBe(false);
});

it('the phases of contract 8.9 has no buttons before a price, and without one', () => {
  expect((['off', 'loading', 'hidden'] as const).some(hasButtons)).toBe(false);
});
