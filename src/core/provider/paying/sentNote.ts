import { isRecord, text } from '../../guards';
import { ORDER_SENT, sessionStore } from '../../storage';
import { cartHash } from './askShop';

/** Longest time that the shop is at work on an order, ms. */
const AT_WORK = 120_000;

/** Notes that an order is on its way: a phone may drop the page meanwhile. @returns the hash of its cart */
export function noteSent(): string {
  const hash = cartHash();
  sessionStore.set(ORDER_SENT, JSON.stringify({ hash, at: Date.now() }));
  return hash;
}

export const forgetSent = (): void => sessionStore.remove(ORDER_SENT);

/** The order that was on its way when an earlier page of the tab was left. */
export function readSent() {
  const sent = sessionStore.readJson(ORDER_SENT);
  return isRecord(sent) ? { hash: text(sent.hash), mayStillWork: Date.now() - Number(sent.at) < AT_WORK } : undefined;
}
