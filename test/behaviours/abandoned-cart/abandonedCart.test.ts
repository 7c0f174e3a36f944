import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mounted } from '../../../src/hydrate';
import { json, type Reply, type Sent, shopAnswers, silence } from '../../core/calls/helpers';
import { blockCookies, putCookies } from '../../core/putCookies';
import { find, said, setUpPage } from '../../hydrate/page';

setUpPage();

let mounted: Mounted[] = [];
let mount: (marker: Element) => Mounted;

const AJAX = 'http://localhost:3000/wp-admin/admin-ajax.php';
const put = (html: string) => {
  document.body.innerHTML = html;
};
const settings = (more: object = {}) =>
  vi.stubGlobal('mailchimp_public_data', {
    ajax_url: AJAX,
    disable_carts: '',
    language: 'sl',
    allowed_to_set_cookies: '1',
    ...more,
  });
const take = (selector: string) => {
  const field = find(document, selector);
  mounted.push(mount(field));
  if (!(field instanceof HTMLInputElement)) throw new Error('no input');
  return field;
};
const keyUp = (field: HTMLInputElement, value: string) => {
  field.value = value;
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
};
const leave = (field: HTMLInputElement) => field.dispatchEvent(new FocusEvent('blur'));
const enter = (field: HTMLInputElement, value: string) => {
  field.value = value;
  leave(field);
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Lets a call come to its end, also one whose answer is searched for JSON. */
const settled = async () => {
  await wait(0);
  await vi.dynamicImportSettled();
  await wait(0);
};
const bodies = (sent: readonly Sent[]) => sent.map(({ body }) => body);
const answers = (...replies: Reply[]) => shopAnswers(...(replies.length ? replies : [json({ success: true })]));

/** Cookies as a script sets them; what the browser makes of `secure` is its own affair. */
function keepCookies(): string[] {
  const set: string[] = [];
  putCookies(
    () =>
      set
        .filter(line => !line.includes('expires'))
        .map(line => line.split(';')[0])
        .reverse()
        .join('; '),
    line => void set.push(line),
  );
  return set;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ mount } = await import('../../../src/behaviours/abandoned-cart'));
  settings();
});
afterEach(() => {
  for (const one of mounted) one.unmount();
  mounted = [];
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('an e-mail field', () => {
  beforeEach(() => put('<input id="billing_email">'));

  it('is sent 2000 ms after the last key', async () => {
    const sent = answers();
    const field = take('#billing_email');
    keyUp(field, 'ana@lipa.s');
    await wait(1500);
    keyUp(field, 'ana+1@lipa.si');
    await wait(1999);
    expect(sent).toHaveLength(0);
    await wait(1);
    expect(sent[0]?.url.href).toBe(`${AJAX}?action=mailchimp_set_user_by_email`);
    expect(sent[0]?.body).toBe('email=ana%2B1%40lipa.si&mc_language=sl&subscribed=0');
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
  });

  it('is sent at once when it is left, and not again', async () => {
    const sent = answers();
    const field = take('#billing_email');
    keyUp(field, ' ana@lipa.si ');
    leave(field);
    await wait(5000);
    leave(field);
    await wait(5000);
    expect(bodies(sent)).toEqual(['email=ana%40lipa.si&mc_language=sl&subscribed=0']);
  });

  it.each([
    '',
    'ana',
    'ana@lipa',
    'ana@lipa.travel',
    'ana@lipa.s',
    'a na@lipa.si',
    'žan@lipa.si',
    'ana@lipa.si,',
    `${'a'.repeat(10_000)}@lipa.si`,
    `a@${'a.'.repeat(5_000)}`,
  ])('is not sent with %.20s', async email => {
    const sent = answers();
    const field = take('#billing_email');
    keyUp(field, email);
    leave(field);
    await wait(5000);
    expect(sent).toHaveLength(0);
  });

  it('is sent when it was typed before the widget was there', async () => {
    const sent = answers();
    const field = find(document, 'input');
    field.focus();
    field.value = 'ana@lipa.si';
    take('#billing_email');
    await wait(2000);
    expect(sent).toHaveLength(1);
  });

  it('is not sent for being filled in, only when it is entered', async () => {
    put('<input id="billing_email" value="ana@lipa.si">');
    const sent = answers();
    const field = take('#billing_email');
    await wait(5000);
    expect(sent).toHaveLength(0);
    field.dispatchEvent(new FocusEvent('focus'));
    await wait(0);
    expect(sent).toHaveLength(1);
  });

  it('has one call under way; of what comes meanwhile the newest is sent', async () => {
    let answerFirst = (_answer: Response) => {};
    const sent = answers(() => new Promise(resolve => (answerFirst = resolve)), json({ success: true }));
    const field = take('#billing_email');
    for (const email of ['a@lipa.si', 'b@lipa.si', 'c@lipa.si']) {
      enter(field, email);
    }
    await wait(0);
    expect(sent).toHaveLength(1);
    answerFirst(json({ success: true }));
    await wait(0);
    expect(sent.map(({ body }) => body[6])).toEqual(['a', 'c']);
  });

  it.each<[string, number, Reply]>([
    ['an error status', 2, new Response('<h1>500</h1>', { status: 500 })],
    ['no connection', 2, new TypeError('no')],
    ['a page', 1, '<!DOCTYPE html><p>Prijava</p>'],
    ['a refusal', 1, '{"success":false,"message":"no"}'],
  ])('with the answer %s is sent %i times, with a line in the console', async (_, times, reply) => {
    const sent = answers(reply, json({ success: true }));
    const field = take('#billing_email');
    for (const _try of [1, 2, 3]) {
      enter(field, 'ana@lipa.si');
      await settled();
    }
    expect(sent).toHaveLength(times);
    expect(said()).toHaveLength(1);
    expect(said()[0]).not.toContain('ana@lipa.si');
  });

  it('says nothing of a call that ends with the page', async () => {
    answers(silence);
    const field = take('#billing_email');
    enter(field, 'ana@lipa.si');
    await wait(0);
    window.dispatchEvent(new Event('pagehide'));
    await wait(0);
    expect(said()).toEqual([]);
  });

  it('sends nothing any more after the unmount', async () => {
    const sent = answers();
    const field = take('#billing_email');
    keyUp(field, 'ana@lipa.si');
    mounted[0]?.unmount();
    leave(field);
    await wait(5000);
    expect(sent).toHaveLength(0);
  });
});

describe('the leave of the shop', () => {
  it.each([
    ['allowed_to_set_cookies', ''],
    ['allowed_to_set_cookies', '0'],
    ['allowed_to_set_cookies', undefined],
    ['disable_carts', '1'],
    ['disable_carts', 'yes'],
    ['ajax_url', 7],
  ])('is missing with %s %j', async (key, value) => {
    settings({ [key]: value });
    put('<input id="reg_email"><input type="checkbox" id="mailchimp_woocommerce_newsletter">');
    history.replaceState(null, '', '/?mc_cart_id=1');
    const sent = answers();
    const field = take('#reg_email');
    take('[type=checkbox]');
    mounted.push(mount(document.body));
    enter(field, 'ana@lipa.si');
    await wait(5000);
    expect(sent).toHaveLength(0);
  });
});

describe('the cookies', () => {
  beforeEach(() => put('<input id="username">'));

  it('hold the address and the one before', async () => {
    const set = keepCookies();
    answers();
    const field = take('#username');
    for (const email of ['a+b@lipa.si', 'a+b@lipa.si', 'c@lipa.si']) {
      enter(field, email);
      await wait(0);
    }
    const secure = 'path=/; secure; sameSite=strict';
    const lines = set.filter(line => !line.startsWith('mailchimp.cart.items'));
    expect(lines).toEqual([
      `mailchimp.cart.current_email=a+b@lipa.si; ${secure}`,
      `mailchimp.cart.previous_email=a+b@lipa.si; ${secure}`,
      `mailchimp.cart.current_email=c@lipa.si; ${secure}`,
    ]);
    expect(set.find(line => line.startsWith('mailchimp.cart.items'))).toMatch(/max-age=-1/);
  });

  it('may be blocked', async () => {
    blockCookies();
    const sent = answers();
    const field = take('#username');
    enter(field, 'ana@lipa.si');
    await wait(0);
    expect(sent).toHaveLength(1);
  });
});

describe('the box of the newsletter', () => {
  const BOX = '<input type="checkbox" id="mailchimp_woocommerce_newsletter"><div id="mailchimp-gdpr-fields">?</div>';

  it('has the address sent again, with each change', async () => {
    put(`<input id="billing_email" value="ana@lipa.si">${BOX}`);
    const sent = answers(() => Promise.resolve(json({ success: true })));
    const box = take('[type=checkbox]');
    const field = take('#billing_email');
    leave(field);
    await wait(0);
    for (const checked of [true, false]) {
      box.checked = checked;
      box.dispatchEvent(new Event('change', { bubbles: true }));
      await wait(0);
    }
    expect(sent.map(({ body }) => body.slice(-1))).toEqual(['0', '1', '0']);
  });

  it('shows what is asked of those who opt in', () => {
    put(BOX);
    const box = take('[type=checkbox]');
    const area = find(document, 'div');
    expect(area.style.display).toBe('none');
    box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
    expect(area.style.display).toBe('');
    mounted[0]?.unmount();
    expect(area.style.display).toBe('');
  });
});

describe('an address that names a cart', () => {
  const look = async (query: string, ...replies: Reply[]) => {
    history.replaceState(null, '', `/${query}`);
    const sent = answers(...replies);
    const set = keepCookies();
    mounted.push(mount(document.body));
    await settled();
    return { sent, kept: set.filter(line => line.startsWith('mailchimp.cart.current')) };
  };

  it('is looked up once, and the e-mail kept; no field is filled in', async () => {
    put('<input id="billing_email">');
    const { sent, kept } = await look(
      '?a=1&mc_cart_id=a%2Fb&mc_cart_id=c',
      json({ success: true, email: 'ana@lipa.si' }),
    );
    mount(document.body);
    await wait(0);
    expect(sent.map(({ url }) => url.href)).toEqual([`${AJAX}?action=mailchimp_get_user_by_hash&hash=a%2Fb`]);
    expect(sent[0]).toMatchObject({ method: 'POST', body: '' });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(kept[0]).toMatch(/=ana@lipa\.si;/);
    expect(find(document, 'input').value).toBe('');
  });

  it.each<[string, Reply]>([
    ['email: false', json({ success: true, email: false })],
    ['an odd e-mail', json({ success: true, email: 'a;b@lipa.si' })],
    ['a page', '<!DOCTYPE html><p>?</p>'],
    ['null', 'null'],
  ])('may be unknown: %s', async (_, reply) => {
    const { kept } = await look('?mc_cart_id=x', reply);
    expect(kept).toEqual([]);
    expect(said()).toEqual([]);
  });

  it('is told in the console when the look-up fails', async () => {
    await look('?mc_cart_id=x', new Response('', { status: 500 }));
    expect(said()[0]).toMatch(/mailchimp_get_user_by_hash failed \(http\)/);
  });

  it('is empty: no look-up', async () => {
    expect((await look('?mc_cart_id=')).sent).toHaveLength(0);
  });
});
