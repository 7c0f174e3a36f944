import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmIntent } from '../../../src/core/provider/confirmIntent';
import { PaymentError } from '../../../src/core/provider/paying/standing';
import { quietConsole } from '../bus/helpers';
import { json, type Reply, shopAnswers } from '../calls/helpers';
import { dropProvider, fakeProvider, putProvider } from './fakeProvider';

const SECRET = 'pi_9_secret_x';
const PI = `/checkout/#wcpay-confirm-pi:55:${SECRET}:n0nce`;
const SI = '/my-account/#wcpay-confirm-si:0:seti_3_secret_y:n0nce';
const GENERIC = /^Pri obdelavi plačila je prišlo do težave/;
const intent = (status = 'succeeded', more: object = {}) => ({ paymentIntent: { id: 'pi_9', status, ...more } });
const returns = json({ return_url: '/checkout/order-received/55/' });

afterEach(() => {
  dropProvider();
  vi.unstubAllGlobals();
});

/** Confirms with what the provider and the shop answer. */
async function confirm(said: unknown, reply: Reply = returns.clone(), url = PI, savesMethod = false) {
  const handleNextAction = vi.fn(async (_: unknown) => {
    if (said instanceof Error) throw said;
    return said;
  });
  const provider = await fakeProvider({ handleNextAction });
  const sent = shopAnswers(reply);
  const ended = await confirmIntent(url, { provider, savesMethod }).then(
    target => ({ target, error: undefined }),
    (error: unknown) => ({ target: undefined, error }),
  );
  const fields = Object.fromEntries(new URLSearchParams(sent[0]?.body));
  const read = ended.error instanceof PaymentError ? ended.error.message : undefined;
  return { ...ended, read, fields, calls: sent.length, handleNextAction };
}

describe('an intent', () => {
  it('of a card that is saved with a confirmation token is confirmed with it', async () => {
    const confirmSetup = vi.fn(async () => ({ setupIntent: { id: 'seti_3', status: 'succeeded' } }));
    const provider = await fakeProvider({ confirmSetup });
    const sent = shopAnswers(returns.clone());
    expect(await confirmIntent(`${SI}:ctoken_1`, { provider })).toBe('/checkout/order-received/55/');
    expect(confirmSetup).toHaveBeenCalledWith({
      clientSecret: 'seti_3_secret_y',
      confirmParams: { confirmation_token: 'ctoken_1' },
      redirect: 'if_required',
    });
    expect(new URLSearchParams(sent[0]?.body).get('intent_id')).toBe('seti_3');
  });

  it('is confirmed, told to the shop, and leads on', async () => {
    vi.stubGlobal('wcpay_upe_config', { ajaxUrl: '/ajax.php', isChangingPayment: false });
    const done = await confirm(intent(), undefined, PI, true);
    expect(done.target).toBe('/checkout/order-received/55/');
    expect(done.handleNextAction).toHaveBeenCalledWith({ clientSecret: SECRET });
    expect(done.fields).toEqual({
      action: 'update_order_status',
      order_id: '55',
      _ajax_nonce: 'n0nce',
      intent_id: 'pi_9',
      should_save_payment_method: 'true',
      is_changing_payment: 'false',
    });
  });

  it('of a card that is saved goes the same way', async () => {
    vi.stubGlobal('wcpayConfig', {
      accountIdForIntentConfirmation: 'acct_2',
      publishableKey: 'pk',
      isChangingPayment: '1',
    });
    const done = await confirm({ setupIntent: { id: 'seti_3', status: 'succeeded' } }, undefined, SI);
    expect(done.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'seti_3_secret_y' });
    expect(done.fields).toMatchObject({ intent_id: 'seti_3', order_id: '0', is_changing_payment: 'true' });
    expect(done.target).toBe('/checkout/order-received/55/');
  });

  it('of another account is confirmed by an object of its own', async () => {
    vi.stubGlobal('wcpayConfig', { accountIdForIntentConfirmation: 'acct_2', publishableKey: 'pk_1', locale: 'sl' });
    const provider = await fakeProvider({});
    const confirmCardPayment = vi.fn(async () => intent());
    const construct = putProvider({ confirmCardPayment });
    shopAnswers(returns.clone());
    await expect(confirmIntent(PI, { provider })).resolves.toBe('/checkout/order-received/55/');
    expect(construct).toHaveBeenCalledWith('pk_1', { locale: 'sl', stripeAccount: 'acct_2' });
    expect(confirmCardPayment).toHaveBeenCalledWith(SECRET);
  });
});

describe('the message of a failure, in the order of the contract', () => {
  const declined = { error: { message: 'Kartica je zavrnjena.', payment_intent: { id: 'pi_7' } } };
  const no = json({ error: { message: 'Naročila ni.' } });

  it.each([
    ['the provider first', declined, no, 'Kartica je zavrnjena.', 'pi_7'],
    ['a setup of the provider', { error: { message: 'Ne.', setup_intent: { id: 'seti_4' } } }, no, 'Ne.', 'seti_4'],
    ['an error without an intent', { error: { message: 'Ne.' } }, returns, 'Ne.', 'pi_9'],
    ['the last try', intent('requires_action', { last_payment_error: { message: 'Prej.' } }), no, 'Prej.', 'pi_9'],
    ['what is still to be done', intent('requires_action'), no, 'Plačilo zahteva dodatno dejanje.', 'pi_9'],
    [
      'the shop',
      intent(),
      no,
      'Naročila ni. Naročilo je oddano, ne vemo pa, ali je tudi plačano. Ne plačujte še enkrat: najprej preverite e-pošto ali naročila v svojem računu.',
      'pi_9',
    ],
  ])('%s; the shop is told in any case', async (_name, said, reply, read, intentId) => {
    const done = await confirm(said, reply.clone());
    expect(done.read).toBe(read);
    expect(done.fields.intent_id).toBe(intentId);
  });

  it('messages of the shop are text', async () => {
    const done = await confirm(intent(), json({ error: { message: '<b>Ni</b> &quot;uspelo&quot;<img src=x>' } }));
    expect(done.read).toMatch(/^Ni "uspelo" Naročilo/);
  });

  it('its script throws: the shop is told of the intent in the address, and nothing is paid again', async () => {
    const lines = quietConsole();
    const done = await confirm(new Error('boom'));
    expect(done.fields.intent_id).toBe('pi_9');
    expect(done.read).toMatch(/^Naročilo je oddano, ne vemo pa/);
    expect(done.error).toMatchObject({ outcome: 'made' });
    expect(lines.join()).toContain('threw while a payment was confirmed');
  });

  it('the shop gives no answer to a payment: it is told again after growing pauses', async () => {
    const reply = new TypeError('offline');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const handleNextAction = vi.fn(async () => intent());
    const sent = shopAnswers(reply, reply, returns.clone());
    const onRetry = vi.fn();
    const done = confirmIntent(PI, { provider: await fakeProvider({ handleNextAction }), onRetry });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1999);
    expect([sent.length, onRetry.mock.calls.length]).toEqual([1, 1]);
    expect(sessionStorage.getItem('shop-widgets:payment')).toContain('"orderId":"55"');
    await vi.advanceTimersByTimeAsync(1 + 4000);
    await expect(done).resolves.toBe('/checkout/order-received/55/');
    expect([sent.length, onRetry.mock.calls.length, handleNextAction.mock.calls.length]).toEqual([3, 1, 1]);
    expect(sessionStorage.getItem('shop-widgets:payment')).toBeNull();
    vi.useRealTimers();
  });

  it('the shop refuses the nonce of a payment: it can not be told, and nothing is paid again', async () => {
    const lines = quietConsole();
    const done = await confirm(intent(), new Response('-1', { status: 403 }));
    expect(done.read).toMatch(/^Plačilo je potrjeno, trgovina pa ga še ni zabeležila\. Ne plačujte še enkrat/);
    expect(done.error).toMatchObject({ outcome: 'made' });
    expect(sessionStorage.getItem('shop-widgets:payment')).toBeNull();
    expect(lines.join()).toContain('no usable answer about a confirmed payment (refused)');
  });

  it.each([
    ['a bank that says no', declined, 'Kartica je zavrnjena.'],
    ['a card that is saved', { setupIntent: { id: 'seti_3', status: 'succeeded' } }, GENERIC],
  ])('the shop gives no answer about %s: another try is offered', async (_name, said, read) => {
    quietConsole();
    const done = await confirm(said, '', 'setupIntent' in said ? SI : PI);
    expect(done.read).toMatch(read);
    expect(done.error).toMatchObject({ outcome: 'none' });
  });

  it('an error of the shop under a status of 400 is read all the same', async () => {
    expect((await confirm(intent(), json({ error: { message: 'Poteklo.' } }, 400))).read).toMatch(/^Poteklo\. /);
  });

  it('a malformed address sends no call', async () => {
    const lines = quietConsole();
    const done = await confirm(intent(), undefined, '/checkout/#wcpay-confirm-pi:55');
    expect(done.read).toMatch(/^Naročilo je oddano, ne vemo pa/);
    expect(done.calls).toBe(0);
    expect(done.handleNextAction).not.toHaveBeenCalled();
    expect(lines.join()).toContain('can not be read');
  });
});

it('an answer that is a text in JSON is read', async () => {
  const text = JSON.stringify(JSON.stringify({ return_url: '/hvala/' }));
  expect((await confirm(intent(), text)).target).toBe('/hvala/');
});
