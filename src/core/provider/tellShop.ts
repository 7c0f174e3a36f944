import { waitForConnection } from '../connection/delays';
import { isCallError } from '../errors';
import { isRecord, recordOf, text } from '../guards';
import { plainText } from '../html/text';
import { sessionStore, UNTOLD_PAYMENTS } from '../storage';
import { callProvider } from './callProvider';

/** A confirmed payment that the shop has to record. See contract/payments.md#calls-to-the-plugin. */
export interface Report {
  readonly orderId: string;
  readonly nonce: string;
  readonly intentId: string;
  readonly savesMethod: boolean;
  readonly isChangingPayment: boolean;
  /** Time of the first report, ms since 1970. */
  readonly since: number;
}

interface Told {
  readonly returnUrl?: string | undefined;
  readonly problem?: string | undefined;
  readonly cause?: unknown;
}

/** Pauses between tries, ms; the last one is the pause from then on. */
const PAUSES = [2000, 4000, 8000, 16_000, 32_000, 60_000];
/** Nonces of the platform last a day; by then the provider itself has told the shop, ms. */
const LIMIT = 86_400_000;

/** Tells the shop once. Never throws. */
export async function tellOnce({ orderId, nonce, intentId, savesMethod, isChangingPayment }: Report): Promise<Told> {
  try {
    return read(
      await callProvider('update_order_status', {
        order_id: orderId,
        _ajax_nonce: nonce,
        intent_id: intentId,
        should_save_payment_method: savesMethod,
        is_changing_payment: isChangingPayment,
      }),
    );
  } catch (cause) {
    return { ...read(isCallError(cause) ? cause.answer : undefined), cause };
  }
}

/** Tells the shop with growing pauses until it answers. An unanswered report is kept for the next page of this tab. */
export async function tellShop(report: Report, onRetry?: () => void, signal?: AbortSignal): Promise<Told> {
  storeReport(report);
  for (let tries = 0; ; tries += 1) {
    const told = await tellOnce(report);
    if (isFinal(told) || Date.now() - report.since > LIMIT) {
      removeReport(report);
      return told;
    }
    if (tries === 0) onRetry?.();
    await waitForConnection(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
    if (signal?.aborted) return told;
  }
}

/** Returns reports that an earlier page of this tab could not deliver to the shop; unreadable entries are left out. */
export function untold(): readonly Report[] {
  const kept = sessionStore.readJson(UNTOLD_PAYMENTS);
  return Array.isArray(kept) ? kept.flatMap(readReport).filter(({ since }) => Date.now() - since < LIMIT) : [];
}

function storeReport(report: Report): void {
  const others = untold().filter(({ intentId }) => intentId !== report.intentId);
  sessionStore.set(UNTOLD_PAYMENTS, JSON.stringify([...others, report].slice(-5)));
}

function removeReport({ intentId }: Report): void {
  const others = untold().filter(one => one.intentId !== intentId);
  if (others.length > 0) sessionStore.set(UNTOLD_PAYMENTS, JSON.stringify(others));
  else sessionStore.remove(UNTOLD_PAYMENTS);
}

function readReport(kept: unknown): Report[] {
  if (!isRecord(kept)) return [];
  const { orderId, nonce, intentId, savesMethod, isChangingPayment, since } = kept;
  if (typeof orderId !== 'string' || typeof nonce !== 'string' || typeof intentId !== 'string') return [];
  if (typeof since !== 'number' || !/^\d+$/.test(orderId)) return [];
  const flags = { savesMethod: savesMethod === true, isChangingPayment: isChangingPayment === true };
  return [{ orderId, nonce, intentId, since, ...flags }];
}

/** Whether another try would get the same: an address, words of the shop, or a refused nonce. */
const isFinal = ({ returnUrl, problem, cause }: Told): boolean =>
  Boolean(returnUrl) || problem !== undefined || (isCallError(cause) && cause.body?.trim() === '-1');

function read(answer: unknown): Told {
  const { error, return_url: returnUrl } = recordOf(answer);
  if (error) return { problem: plainText(text(isRecord(error) ? error.message : error)).trim() };
  return { returnUrl: text(returnUrl), cause: answer };
}
