import { afterEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../src/core/bus/bus';
import { unknownOfWallets } from '../../src/core/provider/unknownNames';
import type { Definition } from '../../src/loader/definition';
import { HELD_TYPE } from '../../src/loader/holder';
import { definitions } from '../../src/registry';
import { find } from '../hydrate/page';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const DIST = 'https://shop.test/wp-content/plugins/woocommerce-payments/dist';

function putScript(file: string, type = ''): void {
  // A script of parsed markup does not run: nothing is loaded.
  document.head.innerHTML = `<script type="${type}" src="${file}"></script>`;
}

const marker = () => {
  document.body.innerHTML = '<div class="wcpay-upe-element" data-payment-method-type="card"></div>';
  return find(document, 'div');
};

describe('a script of the payment plugin', () => {
  it.each([
    ['pay-later', 'product-details.js?ver=10.0.0'],
    ['pay-later', 'cart.min.js'],
    ['express-checkout', 'express-checkout.js'],
    ['express-checkout', 'tokenized-express-checkout.js?ver=9.2'],
    ['card-payment', 'checkout.js'],
  ] as const)('keeps the job of %s where the page has %s', (name, file) => {
    const { conflicts }: Definition = definitions[name];
    expect(conflicts?.(marker())).toBeUndefined();
    putScript(`${DIST}/${file}`);
    expect(conflicts?.(marker())).toContain('payment plugin');
  });

  it.each([
    ['is held back', `${DIST}/checkout.js`, HELD_TYPE],
    ['is another one of it', `${DIST}/checkout-blocks.js`, ''],
    ['has such a name in its query', `${DIST}/index.js?of=/woocommerce-payments/dist/checkout.js&x`, ''],
  ])('that %s keeps no job', (_, file, type) => {
    putScript(file, type);
    expect(definitions['card-payment'].conflicts?.(marker())).toBeUndefined();
  });
});

describe('switches of the wallets that are not known here', () => {
  const why = (flags: unknown) => {
    vi.stubGlobal('wcpayExpressCheckoutParams', { flags });
    return unknownOfWallets();
  };

  it.each([true, '1', 'yes'])('leave them to the plugin’s script where one is %j', value => {
    expect(why({ isEceFlying: value })).toContain('“isEceFlying”');
  });

  it.each([[['isEceFlying']], ['isEceFlying']])('leave them to it as well where they have another form: %j', flags => {
    expect(why(flags)).toContain('“isEceFlying”');
  });

  it.each([
    ['11.0.1', ': WooPayments 11.0.1 is newer than 10.9'],
    ['10.10.0', ': WooPayments 10.10.0 is newer'],
    ['10.9.2', 'not known here'],
    ['9.12.0', 'not known here'],
  ])('are told with the version where it is newer: %s', (wcpayVersionNumber, told) => {
    vi.stubGlobal('wcpay_upe_config', { wcpayVersionNumber });
    expect(why({ isEceFlying: true })?.includes('newer')).toBe(told.includes('newer'));
    expect(why({ isEceFlying: true })).toContain(told);
  });

  it.each([undefined, [[]], {}, { isEceFlying: false }, { isEceFlying: '' }, { isEceUsingConfirmationTokens: true }])(
    'are none where they are %j',
    flags => expect(why(flags)).toBeUndefined(),
  );
});

describe('a wallet that is on and not known here', () => {
  const why = (methods: unknown) => {
    vi.stubGlobal('wcpayExpressCheckoutParams', { enabled_methods: methods });
    return unknownOfWallets();
  };

  it.each([[['payment_request', 'pay_tomorrow']], [['pay_tomorrow']], ['pay_tomorrow']])(
    'leaves all of them to the plugin’s script: %j',
    methods => expect(why(methods)).toContain('the wallet “pay_tomorrow”'),
  );

  it('does so as well where the list has another form', () => {
    expect(why({ 0: 'payment_request', 2: 'link' })).toContain('not known here');
  });

  it.each([[undefined], [[]], [['payment_request', 'amazon_pay', 'link', 'woopay']], [['google_pay', '']], [false]])(
    'there is none in %j',
    methods => expect(why(methods)).toBeUndefined(),
  );
});

describe('the wallets of a checkout', () => {
  /** Observes their reasons to hydrate; the marker is in view. */
  function waitOf(context: string): { hydrated: () => number; end: () => void } {
    vi.stubGlobal('wcpayExpressCheckoutParams', { button_context: context });
    const hydrate = vi.fn();
    const end = new AbortController();
    const place = marker();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #tell: (entries: readonly object[]) => void;
        constructor(tell: (entries: readonly object[]) => void) {
          this.#tell = tell;
        }
        observe(): void {
          this.#tell([{ isIntersecting: true }]);
        }
        disconnect(): void {}
      },
    );
    for (const when of definitions['express-checkout'].hydrateWhen) when(place, hydrate, end.signal);
    return { hydrated: () => hydrate.mock.calls.length, end: () => end.abort() };
  }

  it('are hydrated with the first order review, wherever they are on the page', () => {
    const { hydrated, end } = waitOf('checkout');
    expect(hydrated()).toBe(0);
    bus.emit('updated_checkout', { answer: {} });
    expect(hydrated()).toBe(1);
    end();
  });

  it.each(['product', 'cart', 'pay_for_order'])('in the context %s do not wait for that', context => {
    const { hydrated, end } = waitOf(context);
    expect(hydrated()).toBe(1);
    end();
  });
});
