import { escapeHtml } from '../html';
import { storeCart } from '../storeCart';
import type { Visit } from '../visit';

/** Answer of a route of the Store API. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export type Body = Record<string, unknown>;
export type Route = (body: Body, visit: Visit) => Answer;

/** `message` is HTML. */
export const failure = (code: string, message: string, status: number, more: Record<string, unknown> = {}): Answer => ({
  status,
  body: { code, message, data: { status, ...more } },
});

export const NO_ROUTE = failure('rest_no_route', 'Za ta naslov in način zahteve ni poti.', 404);

export const cartAnswer = ({ session, base }: Visit, status = 200): Answer => ({
  status,
  body: storeCart(session.cart, base),
});

/** Returns an error about the cart, with the cart as it is. */
export const conflict = ({ session, base }: Visit, code: string, message: string): Answer =>
  failure(code, message, 409, { cart: storeCart(session.cart, base) });

/** A value of a body that should be an object. */
export const part = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A value of a body as text, made safe for a message. */
export const shown = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? escapeHtml(String(value)) : '';
