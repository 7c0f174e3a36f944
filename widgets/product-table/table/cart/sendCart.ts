import { bus } from '../../../../src/core/bus/bus';
import type { TableCartRequest } from '../../../../src/core/bus/events/tableRows';
import { toFormFields } from '../../../../src/core/calls/form';
import { shopAjax } from '../../../../src/core/calls/shopAjax';
import { announceCart } from '../../../../src/core/cart/announceCart';
import { enqueue } from '../../../../src/core/cart/changeCart';
import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { readGlobal } from '../../../../src/core/config/shopGlobals';
import { CallError, type CallFailure, isCallError } from '../../../../src/core/errors';
import { isRecord, recordOf, text } from '../../../../src/core/guards';
import { t } from '../../../../src/core/messages';
import { navigate } from '../../../../src/core/navigate';
import { reportError, warnOnce } from '../../../../src/core/report';
import { tRow } from '../rows/messages';
import { productId, productName } from '../rows/row';
import { readTableParams } from '../settings';
import { isWidgetPermitted } from './CartWidget';
import { amountOf, type CartAnswer, type CartEnd, readCartAnswer } from './cartAnswer';
import { type CartChange, isNone, joinChanges, kindOf, requestedProducts, requestedVariations } from './cartChange';
import { showNotice, showNoticeText } from './Notice';
import { handOnRedirect, pageCart } from './pageCart';
import { productRowsOfPage } from './rowRequest';

/**
 * Sends a change after those before it, joined with the last waiting one where one call can send both. Never rejects: failures are
 * shown and reported.
 */
export function sendCart(change: CartChange): Promise<CartEnd> {
  const kept = change.payload.use_cache ? answerFromCache(change) : undefined;
  if (kept) return Promise.resolve({ outcome: 'worked', result: kept });
  const { waiting } = pageCart.getState();
  const last = waiting.at(-1);
  const joined = last && joinChanges(last.change, change);
  if (joined) {
    pageCart.setState({ waiting: [...waiting.slice(0, -1), { ...last, change: joined }] });
    return last.done;
  }
  let end = (_: CartEnd) => {};
  const done = new Promise<CartEnd>(resolve => {
    end = resolve;
  });
  pageCart.setState({ waiting: [...waiting, { change, done, end }] });
  enqueue(sendNext);
  return done;
}

async function sendNext(): Promise<void> {
  const [next, ...waiting] = pageCart.getState().waiting;
  if (!next) return;
  pageCart.setState({ sent: next.change, waiting });
  let ended: CartEnd = { outcome: 'failed' };
  try {
    ended = await callCart(next.change);
    if (ended.outcome === 'unknown') void sendCart({ payload: { skip_cart_triggers: true } });
  } finally {
    pageCart.setState({ sent: undefined, outcome: ended.outcome });
    next.end(ended);
  }
}

/** Returns the request of a change, once listeners of `wcpt_cart_request` have changed it. See contract/product-table.md#cart. */
function requestOf({ payload, external }: CartChange): TableCartRequest {
  const calls = pageCart.getState().calls + 1;
  pageCart.setState({ calls });
  const request = {
    wcpt_payload: { ...payload, wcpt_cart_call_id: calls, cart_widget_permitted: isWidgetPermitted() },
    lang: text(readGlobal('wcpt_i18n')?.lang),
    ...external,
  };
  bus.emit('wcpt_cart_request', { request });
  return request;
}

/** Never rejects. */
async function callCart(change: CartChange): Promise<CartEnd> {
  const request = requestOf(change);
  const before = readCached();
  let result: CartResult;
  let answer: CartAnswer;
  try {
    const template = readTableParams().ajaxTemplate;
    const found = await shopAjax('wcpt_cart', toFormFields(request), { template });
    if (!isRecord(found))
      throw new CallError('the cart: the answer is no object', { kind: 'shape', url: template, answer: found });
    result = found;
    answer = readCartAnswer(found);
  } catch (cause) {
    return { outcome: failCart(change, cause), before };
  }
  keepResult(result);
  bus.emit('wcpt_cart', { result });
  tellShop(request, answer, before);
  const { redirect } = change;
  const staysFor = redirect && !answer.success && answer.notice ? redirect : undefined;
  if (answer.notice) showNotice(answer.notice, staysFor);
  if (redirect && !staysFor && !handOnRedirect(redirect)) navigate(redirect, 'product-table');
  return { outcome: answer.success ? 'worked' : 'refused', before, after: answer, result };
}

/** @returns undefined when no answer is kept */
function answerFromCache(change: CartChange): CartResult | undefined {
  const cached = cachedResult();
  if (!cached) return undefined;
  const { wcpt_cart_call_id } = requestOf(change).wcpt_payload;
  keepResult({ ...cached, payload: { ...recordOf(cached.payload), wcpt_cart_call_id } });
  const result = cachedResult() ?? cached;
  bus.emit('wcpt_cart', { result });
  return result;
}

export function readCached(): CartAnswer | undefined {
  try {
    const cached = cachedResult();
    return cached && readCartAnswer(cached);
  } catch {
    // Printed by the server, or put there by another script: not as an answer is.
    return undefined;
  }
}

type CartResult = Readonly<Record<string, unknown>>;

const NAME = 'wcpt_cart_result_cache';

/** Returns the last result, of a call or printed by the server. */
export function cachedResult(): CartResult | undefined {
  const found = pageGlobal(NAME);
  return isRecord(found) ? found : undefined;
}

function keepResult(result: CartResult): void {
  Reflect.set(globalThis, NAME, { ...result, success: true, notice: '', is_cache: true });
}

/** Shows the failure, unless no change was asked for. */
function failCart(change: CartChange, cause: unknown): 'failed' | 'unknown' {
  const kind = isCallError(cause) ? cause.kind : 'error';
  const problem = {
    where: 'product-table',
    found: `the cart gave no usable answer (${kind}): ${cause instanceof Error ? cause.message : String(cause)}`,
    cause,
  };
  if (kindOf(change) === 'look') {
    warnOnce({ ...problem, consequence: 'The tables keep what they show of the cart.' }, `cart ${kind}`);
    return 'failed';
  }
  reportError({ ...problem, consequence: 'The shopper is told, and can try again.' });
  showNoticeText(messageFor(kind));
  if (kind === 'network' || kind === 'cancelled') return 'failed';
  // The mini-cart asks as well.
  bus.emit('wc_fragment_refresh', {});
  return 'unknown';
}

function messageFor(kind: CallFailure | 'error'): string {
  if (kind === 'network') return tRow(navigator.onLine ? 'product-table.cart_failed' : 'product-table.cart_offline');
  return tRow(kind === 'refused' || kind === 'cancelled' ? 'product-table.cart_failed' : 'product-table.cart_unknown');
}

/** The mini-cart's fragment, of which an answer to a look has an empty shell. */
const MINI_CART = 'div.widget_shopping_cart_content';

/**
 * Notifies the shop's other scripts of the changes; the lock means that the table has made them.
 */
function tellShop(request: TableCartRequest, answer: CartAnswer, before: CartAnswer | undefined): void {
  const { wcpt_payload: asked } = request;
  const payload = requestedProducts(answer).size || answer.payload.variation_form ? answer.payload : asked;
  if (!answer.fragments || asked.skip_cart_triggers || answer.isCached) return;
  const products = [...requestedProducts({ payload })];
  const added = products.filter(([id, pieces]) => !isNone(pieces) && isAdded({ payload }, id, answer, before));
  const removed = products.filter(([, pieces]) => isNone(pieces));
  const isForm = Boolean(payload.variation_form) && answer.success;
  const { [MINI_CART]: _, ...withoutMiniCart } = answer.fragments;
  const fragments = answer.isAction ? answer.fragments : withoutMiniCart;
  const change = { fragments, cartHash: answer.hash, trigger_lock: true };
  const [only] = products.length === 1 ? products : [];
  if (added.length || isForm || asked.force_refresh_cart) {
    bus.emit('added_to_cart', { ...change, button: only ? standIn('added', only[0]) : null });
    // `addSelected` names the missing ones of several products.
    const isAll = added.length + removed.length === products.length;
    if (isForm && !products.length) announceCart(formText(String(request['add-to-cart'] ?? '')));
    else if (!only && added.length && isAll) announceCart(tRow('product-table.cart_added_all'));
  }
  if (removed.length) {
    bus.emit('removed_from_cart', { ...change, button: only ? standIn('removed', only[0]) : null });
    if (!only) announceCart(tRow('product-table.cart_removed_all'));
  }
}

/** A notice about one product does not mean that none was added. */
function isAdded(asked: Pick<CartChange, 'payload'>, id: string, answer: CartAnswer, before?: CartAnswer): boolean {
  const variations = [...requestedVariations(asked, id).keys()];
  const pieces = (of: CartAnswer) =>
    variations.length ? variations.map(variation => amountOf(of.inCart, id, variation)) : [amountOf(of.inCart, id)];
  const now = pieces(answer);
  if (!now.some(Boolean)) return false;
  if (answer.success) return true;
  const earlier = before && pieces(before);
  return earlier !== undefined && now.some((count, index) => count > (earlier[index] ?? 0));
}

/** Returns an element in place of the control that was used, as listeners know it from the shop's own lists. */
function standIn(change: 'added' | 'removed', product: string): HTMLElement {
  const element = document.createElement(change === 'added' ? 'button' : 'a');
  element.dataset.product_id = product;
  const name = nameOf(product);
  if (name) element.dataset.success_message = tRow(`product-table.cart_${change}`, { product: name });
  return element;
}

function nameOf(product: string): string {
  const row = productRowsOfPage().find(one => productId(one) === product);
  return row ? productName(row) : '';
}

/** A form adds one product, of which the page may have no row. */
function formText(product: string): string {
  const name = nameOf(product);
  return name ? tRow('product-table.cart_added', { product: name }) : t('cart.added');
}
