import { expect, it } from 'vitest';
import { nextState, type OrderEvent, type OrderState, waitBefore } from '../../../src/core/provider/paying/orderState';

const OPEN: OrderState = { kind: 'open' };
const DOUBTFUL: OrderState = { kind: 'doubtful' };
const PLACED: OrderState = { kind: 'placed' };
const CLOSED: OrderState = { kind: 'closed', reason: 'Plačano.' };
const checking = (turn: number, mayStillWork = true): OrderState => ({ kind: 'checking', mayStillWork, turn });
const unanswered = (mayStillWork = true): OrderState => ({ kind: 'unanswered', mayStillWork });

const lost = (mayStillWork = true): OrderEvent => ({ type: 'lost', mayStillWork });
const found = (what: 'placed' | 'same' | 'changed'): OrderEvent => ({ type: 'found', found: what });
const FAILED: OrderEvent = { type: 'failed' };
const AGAIN: OrderEvent = { type: 'again' };
const INSISTED: OrderEvent = { type: 'insisted' };

it.each<[string, OrderState, OrderEvent, OrderState]>([
  ['an order without an answer is asked about', OPEN, lost(), checking(0)],
  ['one that the shop has ended is asked about at once', OPEN, lost(false), checking(0, false)],
  ['a second order in doubt is asked about as well', DOUBTFUL, lost(), checking(0)],
  ['the shopper may insist once', DOUBTFUL, INSISTED, OPEN],
  ['an emptied cart is an order', checking(0), found('placed'), PLACED],
  ['an emptied cart is an order after the last question too', checking(4), found('placed'), PLACED],
  ['the same cart is asked for again while the shop may be at work', checking(0), found('same'), checking(1)],
  ['the same cart after a minute leaves a doubt', checking(4), found('same'), DOUBTFUL],
  ['another cart is asked for again while the shop may be at work', checking(3), found('changed'), checking(4)],
  ['another cart after a minute leaves a doubt', checking(4), found('changed'), DOUBTFUL],
  ['the same cart of a shop that was done was not ordered', checking(0, false), found('same'), OPEN],
  ['another cart of a shop that was done leaves a doubt', checking(0, false), found('changed'), DOUBTFUL],
  ['a question without an answer is asked again', checking(0), FAILED, checking(1)],
  ['so is one of a shop that was done', checking(0, false), FAILED, checking(1, false)],
  ['a shop that never answers is left to the shopper', checking(4), FAILED, unanswered()],
  ['a shop that was done and never answers as well', checking(2, false), FAILED, unanswered(false)],
  ['the shopper has it asked once more', unanswered(), AGAIN, checking(4)],
  ['and once more of a shop that was done', unanswered(false), AGAIN, checking(2, false)],
  ['a payment that is made closes the page', OPEN, { type: 'closed', reason: 'Plačano.' }, CLOSED],
  ['a payment that is made closes the page in doubt', checking(1), { type: 'closed', reason: 'Plačano.' }, CLOSED],
])('%s', (_title, state, event, next) => {
  expect(nextState(state, event)).toEqual(next);
});

it.each<[OrderState, OrderEvent]>([
  [OPEN, AGAIN],
  [OPEN, INSISTED],
  [OPEN, found('placed')],
  [DOUBTFUL, AGAIN],
  [checking(1), AGAIN],
  [checking(1), lost()],
  [checking(1), INSISTED],
  [unanswered(), lost()],
  [unanswered(), found('same')],
  [PLACED, lost()],
  [PLACED, AGAIN],
  [PLACED, INSISTED],
  [CLOSED, lost()],
  [CLOSED, AGAIN],
  [CLOSED, INSISTED],
])('%j stays as it is after %j', (state, event) => {
  if (state.kind === 'open' && event.type === 'insisted') expect(nextState(state, event)).toEqual(OPEN);
  else expect(nextState(state, event)).toBe(state);
});

it('a shop that may be at work is asked for about a minute, one that was done at once', () => {
  const waits = (mayStillWork: boolean, turns: number) =>
    Array.from({ length: turns }, (_, turn) => waitBefore({ kind: 'checking', mayStillWork, turn }));
  const total = waits(true, 5).reduce((sum, wait) => sum + wait, 0);
  expect([total > 50_000, total < 70_000]).toEqual([true, true]);
  expect(waits(true, 5)).toEqual([...waits(true, 5)].sort((one, other) => one - other));
  expect(waits(false, 1)).toEqual([0]);
});
