import { afterAll, describe, expect, it } from 'vitest';
import { filesOf, hasPhp, ShopFolder, unlessPhp } from './printPage';
import { JOBS, type ProviderSettings, providerPages, providerScripts } from './providerShop';

/** As where nothing else on the page uses jQuery. */
const WITHOUT_JQUERY = { shop_widgets_jquery: false };

describe.skipIf(!hasPhp)(`the plugin on a shop with the payment provider’s plugin${unlessPhp}`, () => {
  const shop = new ShopFolder();
  afterAll(() => shop.remove());

  const print = (
    name: keyof typeof providerPages,
    settings?: ProviderSettings,
    filters: Record<string, unknown> = {},
  ) =>
    shop.print({
      scripts: providerScripts(settings),
      ...providerPages[name],
      filters: { ...WITHOUT_JQUERY, ...filters },
    }).lines;

  it.each(['product', 'cart', 'checkout', 'account'] as const)('loads only the provider’s script: %s', name => {
    expect(filesOf(print(name))).toEqual(['stripe', 'WCPAY_RUNTIME']);
  });

  it('prints all settings of what goes, with those of handles that only it names', () => {
    const settings = print('checkout').filter(line => line.startsWith('var '));
    expect(settings.map(line => line.split(' ')[1])).toEqual(
      expect.arrayContaining([
        'wc_checkout_params',
        'wcpayAssets',
        'woopayConfig',
        'wcpayFraudPreventionToken',
        'wcpayExpressCheckoutParams',
        'wcpay_upe_config',
      ]),
    );
  });

  it('keeps the platform’s own wallet with what it names', () => {
    const page = { ...providerPages.cart, head: ['WCPAY_WOOPAY_EXPRESS_BUTTON', ...providerPages.cart.head] };
    const { lines } = shop.print({ scripts: providerScripts(), ...page, filters: WITHOUT_JQUERY });
    expect(filesOf(lines)).toEqual(['wp-hooks', 'wp-i18n', 'WCPAY_WOOPAY_EXPRESS_BUTTON', 'stripe', 'WCPAY_RUNTIME']);
  });

  it('takes off what older versions register under other handles', () => {
    const { WCPAY_EXPRESS_CHECKOUT_ECE: wallets, 'wcpay-upe-checkout': card, ...scripts } = providerScripts();
    const src = String(wallets?.src).replace('express-checkout', 'tokenized-express-checkout');
    const { lines } = shop.print({
      scripts: { ...scripts, WCPAY_CHECKOUT: card ?? {}, WCPAY_TOKENIZED: { ...wallets, src } },
      head: ['WCPAY_TOKENIZED'],
      body: ['WCPAY_CHECKOUT'],
      filters: WITHOUT_JQUERY,
    });
    expect(filesOf(lines)).toEqual(['stripe', 'WCPAY_RUNTIME']);
  });

  const card = (methods: object, more: object = {}) => ({ card: { paymentMethodsConfig: methods, ...more } });

  it.each([
    ['a payment method', 'checkout', 'wcpay-upe-checkout', card({ card: {}, bank_slip: { title: 'Slip' } })],
    [
      'the search for shoppers by e-mail',
      'checkout',
      'wcpay-upe-checkout',
      card({ card: {} }, { isWooPayEnabled: '1', isWooPayEmailInputEnabled: '1' }),
    ],
    ['a flag', 'cart', 'WCPAY_EXPRESS_CHECKOUT_ECE', { wallets: { flags: { isEceFlying: true } } }],
    ['a wallet', 'cart', 'WCPAY_EXPRESS_CHECKOUT_ECE', { wallets: { enabled_methods: ['link', 'pay_tomorrow'] } }],
    [
      'wallets that are no list',
      'cart',
      'WCPAY_EXPRESS_CHECKOUT_ECE',
      { wallets: { enabled_methods: 'pay_tomorrow' } },
    ],
  ] as const)(
    'leaves a script its job where its settings name %s, which no widget knows',
    (_, name, handle, settings) => {
      const files = filesOf(print(name, settings));
      expect(files.filter(file => JOBS.includes(file))).toEqual([handle]);
      expect(files).toEqual(expect.arrayContaining(['jquery-core', 'stripe']));
      expect(files.indexOf('stripe')).toBeLessThan(files.indexOf(handle));
    },
  );

  it.each([
    [
      'methods that lead elsewhere',
      card({ card: { title: 'Card' }, klarna: { title: 'K' }, bancontact: { title: 'B' } }),
    ],
    ['one of two switches', card({ card: {} }, { isWooPayEnabled: '1', isWooPayEmailInputEnabled: '' })],
    ['flags that are off', { wallets: { flags: { isEceFlying: false } } }],
    [
      'all wallets that are known',
      { wallets: { enabled_methods: ['payment_request', 'amazon_pay', 'link', 'woopay'] } },
    ],
    ['no wallets', { wallets: { enabled_methods: false } }],
    ['confirmation tokens', { wallets: { flags: { isEceUsingConfirmationTokens: true } } }],
    ['text that looks like the end of it', card({ card: { title: '}; var x = {' } }, { genericErrorMessage: '"};' })],
  ])('takes a script off with %s', (_, settings) => {
    expect(filesOf(print('checkout', settings))).toEqual(['stripe', 'WCPAY_RUNTIME']);
  });

  it('leaves the wallets’ script the library that it calls without declaring it', () => {
    shop.write('plugins/woocommerce-payments/dist/express-checkout.js', 'jQuery.blockUI(); jQuery.unblockUI();');
    const scripts = providerScripts({ wallets: { flags: { isEceFlying: true } } });
    const library = { deps: ['jquery'] };
    const page = {
      scripts: { ...scripts, 'wc-jquery-blockui': library },
      head: ['wc-jquery-blockui', ...providerPages.cart.head],
      filters: WITHOUT_JQUERY,
    };
    const files = filesOf(shop.print(page).lines);
    expect(files.indexOf('wc-jquery-blockui')).toBeGreaterThan(-1);
    expect(files.indexOf('wc-jquery-blockui')).toBeLessThan(files.indexOf('WCPAY_EXPRESS_CHECKOUT_ECE'));
  });

  it('leaves a script its job whose settings can’t be read', () => {
    const { 'wcpay-upe-checkout': own, ...scripts } = providerScripts();
    const bare = { ...own, data: 'var wcpay_upe_config = JSON.parse(atob("e30="));' };
    const { lines } = shop.print({ scripts: { ...scripts, 'wcpay-upe-checkout': bare }, ...providerPages.account });
    expect(filesOf(lines)).toContain('wcpay-upe-checkout');
  });

  it('leaves each script its job where the widget that does it is off', () => {
    const off = (name: string) => ({ shop_widgets_disabled: [name] });
    const left = (page: keyof typeof providerPages, name: string) =>
      filesOf(print(page, undefined, off(name))).filter(file => JOBS.includes(file));
    expect(left('checkout', 'express-checkout')).toEqual(['WCPAY_EXPRESS_CHECKOUT_ECE']);
    expect(left('product', 'pay-later')).toEqual(['WCPAY_PRODUCT_DETAILS']);
    expect(left('product', 'usage-events')).toEqual(['wcpay-frontend-tracks']);
  });
});
