import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { addFormInBackground, fieldsForListeners, takeOverChanges } from '../../../src/core/cart/addForm';
import { canShowNotices, showNotices } from '../../../src/core/cart/formNotices';
import { postToCall, readFormPage } from '../../../src/core/cart/postForm';
import { readPageConfig } from '../../../src/core/config/pageConfig';
import { html, type Markup, parsePage } from '../../../src/core/html';
import { forgetWarnings } from '../../../src/core/report';
import { find } from '../../hydrate/page';
import { endsWithTest, jQuery3, putConfig, putJQuery, quietConsole } from '../bus/helpers';
import { shopAnswers } from '../calls/helpers';
import { cartAnswer, clearCart, namesHeard, putCartCookies, putShopSettings } from './helpers';

/** Returns the form data of a query. */
function data(query: string, file?: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(query)) form.append(name, value);
  if (file) form.append(file, new File(['x'], 'x.txt'));
  return form;
}

describe('the fields of a form', () => {
  it('are shown to listeners as texts, with its product, and what they change or add is taken over', () => {
    const form = data('a=1&b=2', 'photo');
    const before = fieldsForListeners(form);
    expect(before).toEqual({ product_id: '', a: '1', b: '2' });
    expect(fieldsForListeners(data('add-to-cart=7')).product_id).toBe('7');
    expect(fieldsForListeners(data('add-to-cart=7&product_id=5')).product_id).toBe('5');
    takeOverChanges(form, before, { ...before, b: 3, c: true, d: null, e: undefined });
    expect([...form].filter(([name]) => name !== 'photo')).toEqual([
      ['a', '1'],
      ['b', '3'],
      ['c', 'true'],
    ]);
    expect(form.get('photo')).toBeInstanceOf(File);
  });
});

const readNotices = (page: Markup) => readFormPage(parsePage(page));

describe('an answered page', () => {
  it('says no with its notices, each once, and yes without links', () => {
    const { errors, success } =
      readNotices(html`<ul class="woocommerce-error"><li class="is-error">Ni na zalogi.</li></ul>
      <div class="wc-block-components-notice-banner is-error">Napaka.</div>
      <div class="woocommerce-message"><a href="/cart">Košarica</a> »Majica«
        je v košarici.</div>`);
    expect(errors.map(error => error.textContent)).toEqual(['Ni na zalogi.', 'Napaka.']);
    expect(errors.every(error => error.ownerDocument === document)).toBe(true);
    expect(success).toBe('»Majica« je v košarici.');
  });

  it('without notices says nothing', () => {
    expect(readNotices(html``)).toEqual({ notices: [], errors: [], success: '' });
  });

  it('has its notices shown in place of older ones, with focus on the first', () => {
    document.body.innerHTML = '<div class="woocommerce-notices-wrapper"><p>old</p></div>';
    expect(canShowNotices()).toBe(true);
    showNotices(readNotices(html`<ul class="woocommerce-error"><li>no</li></ul>`).errors);
    const wrapper = find(document, '.woocommerce-notices-wrapper');
    expect(wrapper.textContent).toBe('no');
    expect(document.activeElement).toBe(wrapper.firstElementChild);
    document.body.replaceChildren();
    expect(canShowNotices()).toBe(false);
  });
});

describe('a form that is sent in the background', () => {
  const ended = endsWithTest();
  let heard: string[];
  let left: string[];
  const put = (fields = '', action = '/izdelek/majica/') => {
    document.body.innerHTML = `<div class="woocommerce-notices-wrapper"></div>
      <form class="cart" method="post" action="${action}"><input name="quantity" value="2">${fields}
      <button type="submit" name="add-to-cart" value="7" class="single_add_to_cart_button">Dodaj</button></form>`;
    return { form: find(document, 'form'), button: find(document, 'button') };
  };
  const add = ({ form, button }: ReturnType<typeof put>) => addFormInBackground(form, button);
  const answered = (html: string, url = new URL('/izdelek/majica/', document.baseURI).href) => {
    const answer = new Response(html);
    Object.defineProperty(answer, 'url', { value: url });
    return async () => {
      putCartCookies('def');
      return answer;
    };
  };

  beforeEach(() => {
    clearCart();
    forgetWarnings();
    putJQuery(undefined);
    putShopSettings();
    quietConsole();
    heard = namesHeard(['adding_to_cart', 'added_to_cart', 'ajax_request_not_sent.adding_to_cart'], ended.signal);
    left = [];
    vi.spyOn(window.location, 'assign').mockImplementation(url => void left.push(String(url)));
  });

  describe('where the shop has a call for it', () => {
    const SAYS = { notices: '', redirect: null, fragments: { '.count': '<b>1</b>', count: 1 }, cart_hash: 'abc' };
    const says = (more: object) => new Response(JSON.stringify({ ...SAYS, added: true, ...more }));
    beforeEach(() => {
      putConfig({ productFormAction: 'shop_widgets_add' });
      readPageConfig();
    });
    afterEach(() => {
      document.querySelector('#shop-widgets-config')?.remove();
      readPageConfig();
    });

    it('goes there whole, and is added with the answer’s cart', async () => {
      const carts: unknown[] = [];
      bus.on('added_to_cart', ({ fragments, cartHash }) => void carts.push(fragments, cartHash), ended);
      const sent = shopAnswers(says({ notices: '<div class="woocommerce-message">Dodano.</div>' }));
      expect(await add(put('<input name="engraving" value="L\'a">'))).toEqual({ ended: 'added' });
      expect(sent.map(({ url, body }) => [url.search, body])).toEqual([
        ['?wc-ajax=shop_widgets_add', 'quantity=2&engraving=L%27a&add-to-cart=7'],
      ]);
      expect(carts).toEqual([SAYS.fragments, 'abc']);
    });

    it('takes files along', async () => {
      const sent = shopAnswers(says({}));
      await postToCall('shop_widgets_add', data('quantity=1', 'photo'));
      expect(sent[0]?.body).toContain('filename="x.txt"');
    });

    it('shows the shop’s notice when the shop says no, and nothing of the form has changed', async () => {
      shopAnswers(says({ added: false, notices: '<ul class="woocommerce-error"><li>Samo za člane.</li></ul>' }));
      const sentForm = put('<input name="engraving" value="x">');
      expect(await add(sentForm)).toEqual({ ended: 'refused' });
      expect(find(document, '.woocommerce-notices-wrapper').textContent).toBe('Samo za člane.');
      expect([...new FormData(sentForm.form)]).toEqual([
        ['quantity', '2'],
        ['engraving', 'x'],
      ]);
      expect(heard).toEqual(['adding_to_cart']);
    });

    it('follows the shop where it sends the browser on, before anyone hears of the add', async () => {
      shopAnswers(says({ redirect: '/blagajna/', fragments: {} }));
      expect(await add(put())).toEqual({ ended: 'leaving' });
      expect(left).toEqual([new URL('/blagajna/', document.baseURI).href]);
      expect(heard).toEqual(['adding_to_cart']);
    });

    it.each([
      ['says nothing of the add', '{"fragments":{}}', 'shape'],
      ['is unknown', '0', 'not-json'],
      ['refuses without a word', '{"added":false,"notices":""}', 'refused'],
    ])('has failed when the call %s', async (_case, answer, kind) => {
      shopAnswers(answer);
      expect(await add(put())).toEqual({ ended: 'failed', kind });
    });
  });

  it('has its button tell the product as a list’s does, while others hear of the add', async () => {
    const told: unknown[] = [];
    for (const $ of [undefined, jQuery3]) {
      putJQuery($);
      clearCart();
      const sentForm = put('<input name="product_id" value="7"><input name="variation_id" value="9">');
      const note = () => {
        const { dataset } = sentForm.button;
        told.push({ ...dataset }, $?.(sentForm.button).data('variation_id'));
      };
      const once = new AbortController();
      bus.on('added_to_cart', note, { target: document.body, signal: once.signal });
      shopAnswers(answered('<div class="woocommerce-message">Dodano.</div>'), cartAnswer('one', 'abc'));
      await add(sentForm);
      once.abort();
      expect({ ...sentForm.button.dataset }).toEqual({});
    }
    const product = { product_id: '7', variation_id: '9', quantity: '2' };
    expect(told).toEqual([product, undefined, product, 9]);
  });

  it('is posted whole to its own address, with what listeners put in', async () => {
    bus.on('adding_to_cart', ({ data: fields }) => Object.assign(fields, { gift: '1' }), ended);
    const sent = shopAnswers(answered('<div class="woocommerce-message">Dodano.</div>'), cartAnswer('one', 'abc'));
    expect(await add(put('<input name="engraving" value="x">'))).toEqual({ ended: 'added' });
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/izdelek/majica/', '/']);
    for (const name of ['engraving', 'gift', 'add-to-cart', 'quantity'])
      expect(sent[0]?.body).toContain(`name="${name}"`);
  });

  it('is posted to its own address also when a field of it is called action', async () => {
    const sent = shopAnswers(answered('<div class="woocommerce-message">Dodano.</div>'), cartAnswer('one', 'abc'));
    const sentForm = put('<input name="action" value="x">');
    // Browsers return the field here, the test's DOM does not.
    Object.defineProperty(sentForm.form, 'action', { value: find(document, 'input[name=action]') });
    expect(await add(sentForm)).toEqual({ ended: 'added' });
    expect(sent[0]?.url.pathname).toBe('/izdelek/majica/');
  });

  it('without an address is posted to the page that it is on', async () => {
    const sent = shopAnswers(answered('<p></p>', document.URL), cartAnswer('one', 'abc'));
    expect(await add(put('<input name="engraving">', ''))).toEqual({ ended: 'added' });
    expect(sent[0]?.url.href).toBe(document.URL);
  });

  it('shows the shop’s notice when the shop says no', async () => {
    putCartCookies('def');
    shopAnswers(answered('<ul class="woocommerce-error"><li>Ni na zalogi.</li></ul>'));
    const sentForm = put('<input name="engraving">');
    sentForm.button.classList.add('loading');
    expect(await add(sentForm)).toEqual({ ended: 'refused' });
    expect(find(document, '.woocommerce-notices-wrapper').textContent).toBe('Ni na zalogi.');
    expect(sentForm.button.classList.contains('loading')).toBe(false);
    expect(heard).toEqual(['adding_to_cart']);
  });

  it.each([
    ['says what was added', '<div class="woocommerce-message">»Majica« je v košarici.</div>'],
    ['says no more', ''],
  ])(
    'is added where the shop refused a part of it and %s, but the cart has changed; the notices have the focus',
    async (_case, success) => {
      putShopSettings({ cart_redirect_after_add: 'yes' });
      const html = `<ul class="woocommerce-error"><li>Skodelice ni na zalogi.</li></ul>${success}`;
      const url = new URL('/izdelek/majica/', document.baseURI).href;
      const page = Object.defineProperty(new Response(html), 'url', { value: url });
      const first = async () => {
        putCartCookies('def');
        return page;
      };
      const carts: unknown[] = [];
      bus.on('added_to_cart', ({ cartHash }) => void carts.push(cartHash), {
        target: document.body,
        signal: ended.signal,
      });
      shopAnswers(first, cartAnswer('one', 'abc'));
      expect(await add(put('<input name="quantity[8]" value="1">'))).toEqual({ ended: 'added' });
      expect(carts).toEqual(['abc']);
      const wrapper = find(document, '.woocommerce-notices-wrapper');
      expect(wrapper.textContent).toBe(`Skodelice ni na zalogi.${success && '»Majica« je v košarici.'}`);
      expect(document.activeElement).toBe(wrapper.firstElementChild);
      expect(left).toEqual([]);
    },
  );

  it('is refused where the page has a notice of success that is about something else', async () => {
    putCartCookies('def');
    const other = '<div class="woocommerce-message">Do brezplačne dostave manjka 10 €.</div>';
    shopAnswers(answered(`<ul class="woocommerce-error"><li>Ni na zalogi.</li></ul>${other}`));
    expect(await add(put('<input name="engraving">'))).toEqual({ ended: 'refused' });
    expect(heard).toEqual(['adding_to_cart']);
  });

  it('has the cart asked for where the shop refused a part of it and the page has no place for notices', async () => {
    const refreshes = vi.fn();
    bus.on('wc_fragment_refresh', refreshes, { target: document.body, signal: ended.signal });
    shopAnswers(answered('<ul class="woocommerce-error"><li>Ni na zalogi.</li></ul>'), cartAnswer('one', 'abc'));
    const sentForm = put('<input name="engraving">');
    find(document, '.woocommerce-notices-wrapper').remove();
    expect(await add(sentForm)).toEqual({ ended: 'failed', kind: 'refused' });
    expect([heard, refreshes.mock.calls.length]).toEqual([['adding_to_cart'], 1]);
  });

  it('is added also when the shop then does not tell the cart', async () => {
    shopAnswers(answered('<div class="woocommerce-message">Dodano.</div>'), new Response('', { status: 500 }));
    expect(await add(put('<input name="engraving" value="x">'))).toEqual({ ended: 'added' });
    expect(heard).toEqual(['adding_to_cart', 'added_to_cart']);
  });

  it('follows the shop where it sends the browser on', async () => {
    const cart = new URL('/kosarica/', document.baseURI).href;
    shopAnswers(answered('<p></p>', cart));
    expect(await add(put('<input name="engraving">'))).toEqual({ ended: 'leaving' });
    expect(left).toEqual([cart]);
  });

  it('has failed when the page says nothing and the cart is as it was', async () => {
    putCartCookies('def');
    shopAnswers(answered('<p></p>'), cartAnswer('one', 'abc'));
    expect(await add(put('<input name="engraving">'))).toEqual({ ended: 'failed', kind: 'not-json' });
  });
});
