import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageConfig } from '../../../src/core/config/pageConfig';
import { orderStore } from '../../../src/core/provider/paying/orderStore';
import { mount as mountNow } from '../../../widgets/card-payment';
import { putJQuery, quietConsole } from '../../core/bus/helpers';
import { json, type Reply, shopAnswers } from '../../core/calls/helpers';
import { dropProvider, putProvider } from '../../core/provider/fakeProvider';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';
import { cardProvider, payment, putForm } from './page';

const FRAGMENT = '#wcpay-confirm-pi:55:pi_9_secret_x:n0nce';
const returns = (url: string) => json({ return_url: url });
const left = vi.fn((_url: string | URL) => {});

let lines: string[] = [];
let unmount = () => {};

beforeEach(() => {
  putJQuery(undefined);
  lines = quietConsole();
  vi.stubGlobal('wcpay_upe_config', { publishableKey: 'pk_1', ajaxUrl: '/ajax.php' });
  left.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(left);
});

afterEach(async () => {
  unmount();
  dropProvider();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  await readPageConfig();
  orderStore.setState({ kind: 'open' }, true);
});

const notice = () => document.querySelector('.woocommerce-NoticeGroup-checkout')?.textContent;
/** The page is left, or the shopper is told why not. */
const settled = () => vi.waitFor(() => expect(left.mock.calls.length + (notice() ? 1 : 0)).toBe(1));

/** Opens a page with a fragment in its address. */
async function open(reply: Reply, answers = {}, address = `/checkout/?a=1${FRAGMENT}`) {
  const form = putForm('checkout', payment());
  form.classList.add('processing');
  history.replaceState(null, '', address);
  const { provider } = cardProvider(answers);
  putProvider(provider);
  const sent = shopAnswers(reply);
  unmount = mountNow(find(document, '.woocommerce-notices-wrapper')).unmount;
  return { form, sent, provider };
}

it('a fragment in the address of a page is stripped before the bank is asked; the payment is confirmed, the forms are covered, and the shop’s page opens', async () => {
  const { form, sent, provider } = await open(returns('/checkout/order-received/55/'));
  expect(location.href).toMatch(/\/checkout\/\?a=1$/);
  expect(form.querySelector('.blockOverlay')).not.toBeNull();
  await settled();
  expect(provider.handleNextAction).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
  expect(left).toHaveBeenCalledWith(expect.stringMatching(/\/checkout\/order-received\/55\/$/));
  expect(form.className).toContain('processing');
  // As it is loaded; then the shopper comes back to a kept copy.
  dispatchEvent(new Event('pageshow'));
  expect(form.className).toContain('processing');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(form.className).not.toContain('processing');
  await vi.waitFor(() => expect(form.querySelector('.blockOverlay')).toBeNull());
  expect(notice()).toBeUndefined();
});

it('a fragment in the address of a page that comes again while it is confirmed does nothing; after a no it is another try', async () => {
  let say = (_said: object) => {};
  const bank = new Promise<object>(resolve => {
    say = resolve;
  });
  const { form, provider } = await open(returns('/x'), { handleNextAction: () => bank });
  location.hash = FRAGMENT;
  await vi.waitFor(() => expect(location.hash).toBe(''));
  say({ error: { message: 'Ne.' } });
  await settled();
  expect(provider.handleNextAction).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
  expect(notice()).toBe('Ne.');
  expect(form.className).not.toContain('processing');
  await vi.waitFor(() => expect(form.querySelector(':scope > .blockOverlay')).toBeNull());
  location.hash = FRAGMENT;
  await vi.waitFor(() => expect(provider.handleNextAction).toHaveBeenCalledTimes(2));
  await settled();
});

it('a fragment in the address of a page saves a card where the box is ticked', async () => {
  putForm('checkout');
  const { sent } = await open(returns('/hvala/'));
  expect(sent).toHaveLength(0);
  const box = findInput(document, '[type="checkbox"]');
  box.checked = true;
  await settled();
  expect(new URLSearchParams(sent[0]?.body).get('should_save_payment_method')).toBe('true');
});

it('a fragment in the address of a page that is malformed, in a link from elsewhere, does nothing', async () => {
  putForm('checkout', payment());
  history.replaceState(null, '', '/checkout/#wcpay-confirm-pi:55');
  const sent = shopAnswers(returns('/x'));
  unmount = mountNow(find(document, '.woocommerce-notices-wrapper')).unmount;
  location.hash = '#wcpay-confirm-pi:56';
  await vi.waitFor(() => expect(location.hash).toBe('#wcpay-confirm-pi:56'));
  expect([sent, notice(), lines]).toEqual([[], undefined, []]);
});

it('a fragment in the address of a page that is malformed after an order shows that it may be paid, frees the form, and sends no call', async () => {
  const { form, sent, provider } = await open(returns('/x'), {}, '/checkout/#wcpay-confirm-pi:55');
  await settled();
  expect(location.hash).toBe('');
  expect(notice()).toMatch(/^Naročilo je oddano, ne vemo pa/);
  expect(provider.handleNextAction).not.toHaveBeenCalled();
  expect(sent).toHaveLength(0);
  expect(form.className).not.toContain('processing');
  expect(lines.join()).toContain('can not be read');
});

it('a fragment in the address of a page of something else is left alone', async () => {
  await open(returns('/x'), {}, '/checkout/#order_review');
  expect(location.hash).toBe('#order_review');
});

it('a declined confirmation shows the provider’s message, and is reported to the shop', async () => {
  const declined = { error: { message: 'Potrditev ni uspela.', payment_intent: { id: 'pi_9' } } };
  const { sent } = await open(returns('/x'), { handleNextAction: declined });
  await settled();
  expect(notice()).toBe('Potrditev ni uspela.');
  expect(sent).toHaveLength(1);
  expect(left).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Potrditev ni uspela.');
});

it('a confirmation without settings shows the general text', async () => {
  vi.stubGlobal('wcpay_upe_config', undefined);
  await open(returns('/x'));
  await settled();
  expect(notice()).toMatch(/^Pri obdelavi plačila/);
  expect(lines.join()).toContain('a payment could not be confirmed');
});

it.each(['javascript:alert(1)', 'https://zlo.example/hvala/', 'data:text/html,x'])(
  'an answer that leads to %s is not followed: the shopper reads that the payment is made',
  async url => {
    const { form } = await open(returns(url));
    await settled();
    expect(left).not.toHaveBeenCalled();
    expect(notice()).toMatch(/^Naročilo je oddano, strani/);
    expect(lines.join()).toContain('not one of this shop');
    expect(form.className).not.toContain('processing');
  },
);

it('an answer that leads to a host of the page’s settings is followed', async () => {
  const config =
    '<script type="application/json" id="shop-widgets-config">{"redirectHosts":["placilo.example"]}</script>';
  document.body.insertAdjacentHTML('beforeend', config);
  await readPageConfig();
  await open(returns('https://placilo.example/hvala/'));
  await settled();
  expect(left).toHaveBeenCalledWith('https://placilo.example/hvala/');
});
