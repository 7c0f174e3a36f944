import { expect, it } from 'vitest';
import { isPaying, isPlacing, type Stage, type Step, stageAfter } from '../../../widgets/express-checkout/phases';

type Phase = Stage['phase'];

const create = () => {
  throw new Error('no buttons are made here');
};
const wallet = 'link';
const buttons = { create, wallets: [wallet] } as const;

function stageOf(phase: Phase): Stage {
  if (phase === 'off' || phase === 'loading') return { phase };
  if (phase === 'hidden') return { phase, noOffer: undefined };
  return phase === 'ready' || phase === 'updating' ? { phase, buttons } : { phase, buttons, wallet };
}

const phaseAfter = (phase: Phase, step: Step) => stageAfter(stageOf(phase), step, { create, wallet })?.phase;

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
  expect(([...OPEN, ...PAID, 'ready', 'done'] as const).filter(phase => isPlacing(stageOf(phase)))).toEqual([
    'placing',
    'authenticating',
  ]);
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

it('a stage covers the page from the click to the end', () => {
  expect([...OPEN, ...PAID, 'done' as const].map(stageOf).every(isPaying)).toBe(true);
  expect((['off', 'loading', 'ready', 'updating', 'hidden'] as const).map(stageOf).some(isPaying)).toBe(false);
});

it('a stage has other buttons with the wallets of those before, and keeps the wallet until the payment ends', () => {
  const other = () => create();
  expect(stageAfter(stageOf('updating'), 'priced', { create: other })).toEqual({
    phase: 'ready',
    buttons: { create: other, wallets: [wallet] },
  });
  expect(stageAfter(stageOf('confirming'), 'order')).toEqual({ phase: 'placing', buttons, wallet });
  expect(stageAfter(stageOf('placing'), 'failed')).toEqual({ phase: 'ready', buttons });
});

it('a stage without buttons has none until they are made, and says why only while they are hidden', () => {
  expect(stageAfter(stageOf('loading'), 'priced')).toBeUndefined();
  expect(stageAfter(stageOf('sheet'), 'restored')).toEqual({ phase: 'loading' });
  const hidden = stageAfter(stageOf('ready'), 'unavailable', { noOffer: 'Ni.' });
  expect(hidden).toEqual({ phase: 'hidden', noOffer: 'Ni.' });
  expect(hidden && stageAfter(hidden, 'locked')).toEqual({ phase: 'hidden', noOffer: undefined });
});
