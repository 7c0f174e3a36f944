import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { encodeForm } from '../../../src/core/calls/form';
import { lockPayment, orderStore } from '../../../src/core/provider/paying/orderStore';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/checkout';
import { reviewFields } from '../../../widgets/checkout/reviewFields';
import { dropErrors } from '../../../widgets/express-checkout/outcome';
import { jQuery3, putJQuery, quietConsole } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';
import { takeOver } from '../takeOver';
import { checkoutPage, input, leave, paymentPart, table, type } from './page';

interface Sent {
  readonly fields: URLSearchParams;
  answer(body: unknown): Promise<void>;
}

let sent: Sent[];
let widget: Mounted | undefined;

/** Lets time pass, and what is imported meanwhile come. */
async function pass(time = 5): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

const reviewed = (text: string, payment = paymentPart()) => ({
  result: 'success',
  messages: '',
  reload: false,
  fragments: { '.woocommerce-checkout-review-order-table': table(text), '.woocommerce-checkout-payment': payment },
});

beforeEach(() => {
  putJQuery(undefined);
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('wc_checkout_params', { is_checkout: '1', wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  vi.stubGlobal('fetch', async (request: Request) => {
    const fields = new URLSearchParams(await request.text());
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      sent.push({
        fields,
        async answer(body) {
          resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body)));
          await pass(0);
        },
      });
    });
  });
});

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Asks for the review again. */
async function refresh(): Promise<void> {
  bus.emit('update_checkout', {});
  await pass();
}

/** Asks for the review again, and has the shop answer. */
async function review(body: unknown): Promise<void> {
  await refresh();
  await sent.at(-1)?.answer(body);
}

/** Takes the checkout over, and has the shop answer its first call. */
async function take(): Promise<HTMLFormElement> {
  const form = checkoutPage();
  widget = await takeOver(mount, form);
  await pass();
  await sent[0]?.answer(reviewed('prvi'));
  return form;
}

it('the call for the review has the whole form, the address twice, and whether it is full', () => {
  const form = checkoutPage();
  input('billing_city').value = 'Ljubljana & okolica';
  find(document, '#order_comments').textContent = 'prva\ndruga';
  const fields = new URLSearchParams(encodeForm(reviewFields(form, true)));
  expect(Object.fromEntries(fields)).toMatchObject({
    payment_method: 'bacs',
    country: 'SI',
    city: 'Ljubljana & okolica',
    s_city: 'Ljubljana & okolica',
    state: '',
    has_full_address: 'false',
  });
  const data = new URLSearchParams(fields.get('post_data') ?? '');
  expect(data.get('billing_city')).toBe('Ljubljana & okolica');
  expect(data.get('order_comments')).toBe('prva\r\ndruga');
});

it('the call for the review has the other address when there is one', () => {
  const form = checkoutPage();
  for (const name of ['postcode', 'city', 'address_1']) input(`billing_${name}`).value = '1';
  expect(reviewFields(form, true)).toMatchObject({ has_full_address: true, s_city: '1' });
  const [box] = form.querySelectorAll<HTMLInputElement>('[name="ship_to_different_address"]');
  if (box) box.checked = true;
  expect(reviewFields(form, true)).toMatchObject({ has_full_address: false, s_city: '' });
});

it('the call for the review has the chosen rate of each package, also where only the list’s name has the package', () => {
  const form = checkoutPage();
  const rates = [1, 2].map(
    n => `<input type="radio" name="shipping_method[0]" data-index="0" value="flat:${n}" checked>`,
  );
  const list = '<select class="shipping_method" name="shipping_method[1]"><option value="flat:3"></select>';
  form.insertAdjacentHTML('beforeend', rates.join('') + list);
  expect(reviewFields(form, true).shipping_method).toEqual({ 0: 'flat:2', 1: 'flat:3' });
});

it('the order review is asked for with the nonce of the page', async () => {
  vi.stubGlobal('wc_checkout_params', { is_checkout: '1', update_order_review_nonce: 'n0' });
  await take();
  expect(sent[0]?.fields.get('security')).toBe('n0');
});

/** Has another tab change the cart, or empty it, and the shopper come back. */
async function comeBack(hash: string): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop sets it
  document.cookie = `woocommerce_cart_hash=${hash}; path=/`;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
}

it('the order review is asked for when the shopper comes back from a tab in which the cart has changed, once, and not while an order is on its way', async () => {
  await comeBack('h1');
  const form = await take();
  await comeBack('h1');
  expect(sent).toHaveLength(1);
  form.classList.add('processing');
  await comeBack('h2');
  expect(sent).toHaveLength(1);
  form.classList.remove('processing');
  await comeBack('h2');
  await comeBack('h2');
  expect(sent).toHaveLength(2);
  await sent[1]?.answer(reviewed('drugi'));
  // An emptied cart has no amounts; the shop says so when the order is placed.
  await comeBack('');
  expect(sent).toHaveLength(2);
});

it('the order review is asked for once however many ask at the same time', async () => {
  await take();
  bus.emit('update_checkout', {});
  await refresh();
  expect(sent).toHaveLength(2);
});

it('the order review is that of the newest call, also if an older answer comes later', async () => {
  await take();
  await refresh();
  await review(reviewed('tretji'));
  await sent[1]?.answer(reviewed('drugi'));
  expect(find(document, 'table').textContent).toBe('tretji');
});

it('the order review leaves a part alone whose HTML is as before, with what scripts have built in it', async () => {
  await take();
  const payment = find(document, '#payment');
  payment.append(document.createElement('iframe'));
  await review(reviewed('drugi'));
  expect(find(document, '#payment')).toBe(payment);
  expect(find(document, 'table').textContent).toBe('drugi');
});

it('the order review keeps the payment method, the terms, what was typed, and the focus', async () => {
  await take();
  input('payment_method_cod').click();
  input('terms').checked = true;
  input('cod-note').value = 'pozvonite';
  input('cod-note').focus();
  await review(reviewed('drugi', paymentPart('n2')));
  expect(input('payment_method_cod').checked).toBe(true);
  expect(input('terms').checked).toBe(true);
  expect(input('cod-note').value).toBe('pozvonite');
  expect(document.activeElement).toBe(input('cod-note'));
  expect(find(document, '#place_order').textContent).toBe('Po povzetju');
});

it('the order review draws a method’s own button again in the new part, and has it tidy up the old one', async () => {
  await take();
  const calls: string[] = [];
  const { customPlaceOrderButton } = Object(Reflect.get(window, 'wc'));
  customPlaceOrderButton.register('cod', {
    render: (container: HTMLElement) => calls.push(`render ${find(document, '#payment').contains(container)}`),
    cleanup: () => calls.push('cleanup'),
  });
  input('payment_method_cod').click();
  await review(reviewed('drugi', paymentPart('n2')));
  expect(calls).toEqual(['render true', 'cleanup', 'render true']);
  expect(document.querySelectorAll('#payment .wc-custom-place-order-button')).toHaveLength(1);
  expect(find(document, '#place_order').style.display).toBe('none');
  customPlaceOrderButton.register('cod', { render() {} });
});

it('the order review leaves terms open that are being read, as far as they were read', async () => {
  const link = '<a class="woocommerce-terms-and-conditions-link" href="/pogoji/">Pogoji</a>';
  const terms = `<div class="woocommerce-terms-and-conditions" style="display:none">Dolgo</div>${link}`;
  const withTerms = (nonce: string) => paymentPart(nonce).replace('<p ', `${terms}<p `);
  await take();
  await review(reviewed('prvi', withTerms('n1')));
  find(document, '.woocommerce-terms-and-conditions-link').click();
  find(document, '.woocommerce-terms-and-conditions').scrollTop = 140;
  await review(reviewed('drugi', withTerms('n2')));
  expect(find(document, '.woocommerce-terms-and-conditions').style.display).not.toBe('none');
  expect(find(document, '.woocommerce-terms-and-conditions').scrollTop).toBe(140);
  expect(find(document, '.woocommerce-terms-and-conditions-link').getAttribute('aria-expanded')).toBe('true');
});

it.each([
  ['the link of the terms', 'a[href="/pogoji/"]'],
  ['another link beside them', 'a[href="/zasebnost/"]'],
  ['the terms, which keys scroll', '.woocommerce-terms-and-conditions'],
])('the order review leaves the focus with %s', async (_, selector) => {
  const links = `<a class="woocommerce-terms-and-conditions-link" href="/pogoji/">Pogoji</a><a href="/zasebnost/">Zasebnost</a>`;
  const terms = `<div class="woocommerce-terms-and-conditions" style="display:none">Dolgo</div>${links}`;
  const withTerms = (nonce: string) => paymentPart(nonce).replace('<p ', `${terms}<p `);
  await take();
  await review(reviewed('prvi', withTerms('n1')));
  find(document, '.woocommerce-terms-and-conditions-link').click();
  const old = find(document, selector);
  old.focus();
  await review(reviewed('drugi', withTerms('n2')));
  expect(old.isConnected).toBe(false);
  expect(document.activeElement).toBe(find(document, selector));
});

it('the order review covers the parts that it will replace, but not a box in which the shopper types', async () => {
  await take();
  input('cod-note').focus();
  await refresh();
  expect(document.querySelector('table > .blockOverlay')).not.toBeNull();
  expect(document.querySelector('#payment > .blockOverlay')).toBeNull();
});

it('the order review keeps hidden fields of a payment box by their id, but none beside the terms', async () => {
  const hidden = (id: string, value: string) => `<input type="hidden" id="${id}" name="${id}" value="${value}">`;
  const withHidden = (nonce: string) =>
    paymentPart(nonce)
      .replaceAll(
        'name="bacs-note">',
        `$&${hidden('token', '')}${hidden('method', nonce)}<input type="hidden" name="plain">`,
      )
      .replace('<p ', `<div class="place-order">${hidden('challenge', '')}</div>$&`);
  await take();
  await review(reviewed('prvi', withHidden('n1')));
  for (const id of ['token', 'method', 'challenge']) input(id).value = 'typed';
  findInput(document, '[name="plain"]').value = 'typed';
  await review(reviewed('drugi', withHidden('n2')));
  const values = ['#token', '#method', '#challenge', '[name="plain"]'].map(one => findInput(document, one).value);
  expect(values).toEqual(['typed', 'n2', '', '']);
});

it('the order review does not overwrite values that the server has filled in', async () => {
  await take();
  input('cod-note').value = 'staro';
  await refresh();
  const filled = paymentPart('n2').replace('name="cod-note"', 'name="cod-note" value="novo"');
  await sent[1]?.answer(reviewed('drugi', filled));
  expect(input('cod-note').value).toBe('novo');
});

it('the order review shows the shop’s messages', async () => {
  const form = await take();
  await review({
    ...reviewed('drugi'),
    result: 'failure',
    messages: '<ul class="woocommerce-error"><li>Ne',
  });
  const group = find(form, ':scope > .woocommerce-NoticeGroup-updateOrderReview');
  expect(group.textContent).toBe('Ne');
  await review(reviewed('tretji'));
  expect(group.isConnected).toBe(false);
});

it.each([
  ['an HTML page', '<!DOCTYPE html><title>Prijava</title>'],
  ['nothing', ''],
  ['JSON without fragments', { result: 'success' }],
  ['a list', []],
])('the order review says that it may be out of date after %s', async (_, body) => {
  const lines = quietConsole();
  await take();
  await review(body);
  expect(find(document, '.sw-review-failure').textContent).toContain('Zneskov ni bilo mogoče osvežiti');
  expect(lines.filter(line => line.includes('no order review'))).toHaveLength(1);
  find(document, '.sw-review-failure button').click();
  await pass();
  await sent[2]?.answer(reviewed('nov'));
  expect(document.querySelector('.sw-review-failure')).toBeNull();
});

it('the order review that asks for a reload loads the page without adding to the cart again', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await take();
  history.replaceState(null, '', '?add-to-cart=7');
  await review({ reload: true });
  expect(replace).toHaveBeenCalledExactlyOnceWith(new URL(location.pathname, document.URL).href);
});

it('the order review says anew that it may be out of date when another try fails; the focus is beside it', async () => {
  quietConsole();
  await take();
  await review([]);
  const alert = find(document, '.sw-review-failure');
  find(alert, 'button').focus();
  find(alert, 'button').click();
  expect(alert.isConnected).toBe(false);
  expect(document.activeElement).toBe(find(document, '#place_order'));
  await pass();
  await sent[2]?.answer([]);
  expect(find(document, '.sw-review-failure')).not.toBe(alert);
});

it('the order review says that it may be out of date until no other order may be placed', async () => {
  quietConsole();
  const form = await take();
  await review([]);
  await act(async () => form.requestSubmit());
  await pass();
  await sent[2]?.answer({ result: 'failure', messages: '<ul class="woocommerce-error"><li>Ime manjka.</li></ul>' });
  expect(find(form, '.woocommerce-NoticeGroup-checkout').textContent).toBe('Ime manjka.');
  expect(find(form, '.sw-review-failure').textContent).toContain('Zneskov ni bilo mogoče osvežiti');
  onTestFinished(() => orderStore.setState({ kind: 'open' }, true));
  await act(async () => lockPayment('Ne oddajte še enkrat.'));
  expect(form.querySelector('.sw-review-failure')).toBeNull();
});

it('the order review says that it may be out of date also when an order begins, and is refused, while a fresh one is on its way', async () => {
  quietConsole();
  const form = await take();
  await review([]);
  bus.emit('update_checkout', {});
  await pass();
  await act(async () => form.requestSubmit());
  await pass();
  expect(find(form, '.sw-review-failure').textContent).toContain('Zneskov ni bilo mogoče osvežiti');
  await sent.at(-1)?.answer({ result: 'failure', messages: '<ul class="woocommerce-error"><li>Ime manjka.</li></ul>' });
  expect(find(form, '.woocommerce-NoticeGroup-checkout').textContent).toBe('Ime manjka.');
  expect(find(form, '.sw-review-failure').textContent).toContain('Zneskov ni bilo mogoče osvežiti');
  await pass();
  await sent.at(-1)?.answer(reviewed('nov'));
  expect(form.querySelector('.sw-review-failure')).toBeNull();
});

it('the order review says that it may be out of date also when a wallet drops the errors of the page, or another script all', async () => {
  quietConsole();
  await take();
  await review([]);
  dropErrors();
  const alert = find(document, '.sw-review-failure');
  alert.remove();
  await review([]);
  expect(alert.isConnected).toBe(true);
  find(alert, 'button').focus();
  await review([]);
  expect(document.activeElement).toBe(find(alert, 'button'));
});

it('the order review leaves rates out where it is told so, also through jQuery', async () => {
  putJQuery(jQuery3);
  const form = await take();
  form.insertAdjacentHTML('beforeend', '<input type="hidden" name="shipping_method[0]" data-index="0" value="flat:1">');
  jQuery3(document.body).trigger('update_checkout', [{ update_shipping_method: false }]);
  await pass();
  expect(sent[1]?.fields.has('shipping_method[0]')).toBe(false);
  jQuery3(document.body).trigger('update_checkout');
  await pass();
  expect(sent[2]?.fields.get('shipping_method[0]')).toBe('flat:1');
});

it('the order review is asked for with a rate that the last answer has not, whatever it is told', async () => {
  quietConsole();
  const form = await take();
  const rates = ['flat:1', 'pickup:2'].map(
    (rate, i) => `<input type="radio" name="shipping_method[0]" data-index="0" value="${rate}" ${i ? '' : 'checked'}>`,
  );
  form.insertAdjacentHTML('beforeend', rates.join(''));
  findInput(form, '[value="pickup:2"]').click();
  await pass();
  await sent[1]?.answer([]);
  await act(async () => bus.emit('update_checkout', { update_shipping_method: false }));
  await pass();
  expect(sent[2]?.fields.get('shipping_method[0]')).toBe('pickup:2');
});

it('the order review is asked for a second after the last key, when the address is full', async () => {
  await take();
  type('billing_postcode', '1000');
  await vi.advanceTimersByTimeAsync(1100);
  expect(sent).toHaveLength(1);
  type('billing_address_1', 'Slovenska 1');
  type('billing_city', 'L');
  await vi.advanceTimersByTimeAsync(900);
  type('billing_city', 'Lj');
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(2);
});

it('the order review waits until a field is left in which a plugin completes addresses', async () => {
  await take();
  vi.stubGlobal('wc', { addressAutocomplete: { activeProvider: { billing: 'lipa' } } });
  for (const name of ['postcode', 'city']) input(`billing_${name}`).value = '1';
  type('billing_address_1', 'Slo');
  await vi.advanceTimersByTimeAsync(2000);
  input('billing_address_1').dataset.autocompleteManipulating = 'true';
  leave('billing_address_1');
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(1);
  delete input('billing_address_1').dataset.autocompleteManipulating;
  leave('billing_address_1');
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(2);
});

it('the order review is not asked for by keys from before the order was sent', async () => {
  const form = await take();
  for (const name of ['postcode', 'city', 'address_1']) type(`billing_${name}`, '1');
  form.requestSubmit();
  await pass(1100);
  expect(sent.map(({ fields }) => fields.has('post_data'))).toEqual([true, false]);
});

it.each([
  ['a reload', { reload: true }],
  ['a failure', { ...reviewed('prazen'), result: 'failure', messages: 'Košarica je prazna.' }],
  ['no review', []],
])(
  'the order review leaves the notice that forbids another order, when it is then answered with %s',
  async (_, body) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const form = await take();
    await refresh();
    onTestFinished(() => orderStore.setState({ kind: 'open' }, true));
    await act(async () => lockPayment('Ne oddajte še enkrat.'));
    await sent[1]?.answer(body);
    expect(find(form, '.woocommerce-NoticeGroup-checkout').textContent).toBe('Ne oddajte še enkrat.');
    expect(find(form, 'table').textContent).toBe('prvi');
    expect(document.querySelector('.sw-review-failure')).toBeNull();
    const isCovered = !find(form, 'table').dispatchEvent(new MouseEvent('click', { cancelable: true }));
    expect(isCovered).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

it.each([
  ['a session that is over', { fragments: { 'form.woocommerce-checkout': '<div>Seja je potekla.</div>' } }],
  ['a reload', { reload: true }],
  ['a fresh review', reviewed('drugi')],
])(
  'the order review that the order overtakes is not shown: %s; it is asked for again once the order is refused',
  async (_, body) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const form = await take();
    await refresh();
    form.requestSubmit();
    await pass(0);
    await sent[1]?.answer(body);
    expect([form.isConnected, find(form, 'table').textContent]).toEqual([true, 'prvi']);
    expect(reload).not.toHaveBeenCalled();
    await act(async () => sent[2]?.answer({ result: 'failure', messages: 'Kartica je zavrnjena.' }));
    await pass();
    expect(sent.map(({ fields }) => fields.has('post_data'))).toEqual([true, true, false, true]);
    await sent[3]?.answer(reviewed('tretji'));
    expect(find(form, 'table').textContent).toBe('tretji');
  },
);

it('the order review is dropped by an order also when it was asked for just before an earlier one was answered', async () => {
  const form = await take();
  await refresh();
  bus.emit('update_checkout', {});
  await sent[1]?.answer(reviewed('drugi'));
  await pass();
  form.requestSubmit();
  await pass(0);
  await sent[2]?.answer({ fragments: { 'form.woocommerce-checkout': '<div>Seja je potekla.</div>' } });
  expect([form.isConnected, sent.length]).toEqual([true, 4]);
});

it('the order review for a field that Enter leaves waits for the order', async () => {
  const form = await take();
  for (const name of ['postcode', 'city', 'address_1']) type(`billing_${name}`, '1');
  input('billing_address_1').dispatchEvent(new Event('change', { bubbles: true }));
  form.requestSubmit();
  await pass();
  expect(sent.map(({ fields }) => fields.has('post_data'))).toEqual([true, false]);
  await act(async () => sent[1]?.answer({ result: 'failure', messages: 'Kartica je zavrnjena.' }));
  await pass();
  expect(sent.map(({ fields }) => fields.has('post_data'))).toEqual([true, false, true]);
});

it('the order review that a script asks for while the order is on its way is shown', async () => {
  const form = await take();
  form.requestSubmit();
  await pass(0);
  await review(reviewed('drugi'));
  expect(find(form, 'table').textContent).toBe('drugi');
  await act(async () => sent[1]?.answer({ result: 'failure', messages: 'Kartica je zavrnjena.' }));
  await pass();
  expect(sent).toHaveLength(3);
});

it('the order review is not asked for on the pages of an order', async () => {
  vi.stubGlobal('wc_checkout_params', { is_checkout: '0' });
  await takeOver(mount, checkoutPage());
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(0);
});

it('the order review is given up when the form leaves', async () => {
  await take();
  type('billing_city', 'L');
  bus.emit('update_checkout', {});
  await act(async () => widget?.unmount());
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(1);
});
