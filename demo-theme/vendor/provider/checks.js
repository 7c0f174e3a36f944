/** Error of the provider's real script when it is used wrongly. */
export class IntegrationError extends Error {
  constructor(message) {
    super(message);
    this.name = 'IntegrationError';
  }
}

export function must(isRight, message) {
  if (!isRight) throw new IntegrationError(message);
}

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = value => Number.isInteger(value);

export const mustBeObject = (value, where) =>
  must(isObject(value), `${where} must be an object. You specified: ${String(value)}.`);

function mustBeOneOf(value, choices, where) {
  must(choices.includes(value), `${where} should be one of ${choices.join(', ')}. You specified: ${String(value)}.`);
}

export function checkKey(key) {
  must(
    typeof key === 'string' && key !== '',
    'Please call Stripe() with your publishable key. You used an empty string.',
  );
  must(!key.startsWith('sk_'), 'You should not use your secret key with Stripe.js.');
  must(key.startsWith('pk_'), `Please call Stripe() with your publishable key. You used: ${key}.`);
}

export function checkStripeOptions(options) {
  const { stripeAccount, locale, betas } = options;
  if (stripeAccount !== undefined) {
    must(
      typeof stripeAccount === 'string' && stripeAccount.startsWith('acct_'),
      'Invalid value for Stripe(): stripeAccount should be an account id (acct_…).',
    );
  }
  must(locale === undefined || typeof locale === 'string', 'Invalid value for Stripe(): locale should be a string.');
  must(betas === undefined || Array.isArray(betas), 'Invalid value for Stripe(): betas should be an array.');
}

/** Options of `elements()` and of `elements.update()`, the latter with those of before. */
export function checkElements(options) {
  const { mode, amount, currency, paymentMethodCreation, appearance, paymentMethodTypes, fonts } = options;
  const { captureMethod, setupFutureUsage } = options;
  if (mode !== undefined) mustBeOneOf(mode, ['payment', 'setup', 'subscription'], 'elements(): mode');
  if (amount !== undefined) {
    must(
      isWhole(amount) && amount >= 0,
      `elements(): amount should be an integer in minor units. You specified: ${amount}.`,
    );
  }
  if (mode === 'payment') {
    must(amount !== undefined, 'elements(): amount is required in payment mode.');
    must(amount > 0, 'elements(): amount must be greater than 0 in payment mode.');
    must(currency !== undefined, 'elements(): currency is required in payment mode.');
  }
  if (currency !== undefined) {
    must(
      /^[a-z]{3}$/.test(currency),
      `elements(): currency should be lower-case, such as eur. You specified: ${currency}.`,
    );
  }
  if (paymentMethodCreation !== undefined)
    mustBeOneOf(paymentMethodCreation, ['manual'], 'elements(): paymentMethodCreation');
  if (paymentMethodTypes !== undefined)
    must(
      Array.isArray(paymentMethodTypes) && paymentMethodTypes.length > 0,
      'elements(): paymentMethodTypes should be an array with at least one type.',
    );
  if (captureMethod !== undefined)
    mustBeOneOf(captureMethod, ['manual', 'automatic', 'automatic_async'], 'elements(): captureMethod');
  if (setupFutureUsage !== undefined)
    mustBeOneOf(setupFutureUsage, ['off_session', 'on_session'], 'elements(): setupFutureUsage');
  if (fonts !== undefined)
    must(
      Array.isArray(fonts) && fonts.every(font => typeof font?.cssSrc === 'string' || typeof font?.src === 'string'),
      'elements(): fonts should be an array of objects with cssSrc or src.',
    );
  if (appearance !== undefined) mustBeObject(appearance, 'elements(): appearance');
  if (appearance?.theme !== undefined)
    mustBeOneOf(appearance.theme, ['stripe', 'night', 'flat', 'none'], 'appearance.theme');
  if (appearance?.variables !== undefined) mustBeObject(appearance.variables, 'appearance.variables');
  if (appearance?.rules !== undefined) mustBeObject(appearance.rules, 'appearance.rules');
}

const METHODS = ['applePay', 'googlePay', 'amazonPay', 'link', 'paypal', 'klarna'];
const THEMES = { applePay: ['black', 'white', 'white-outline'], googlePay: ['black', 'white'] };
const COMMON_TYPES = ['plain', 'buy', 'book', 'donate', 'order', 'subscribe'];
const TYPES = {
  applePay: [...COMMON_TYPES, 'add-money', 'check-out', 'contribute', 'reload', 'rent', 'support', 'tip', 'top-up'],
  googlePay: [...COMMON_TYPES, 'checkout', 'pay'],
};

/** Options of the wallets' element. */
export function checkExpress(options) {
  const { buttonHeight, buttonTheme = {}, buttonType = {}, paymentMethods = {}, layout = {} } = options;
  if (buttonHeight !== undefined) {
    must(
      typeof buttonHeight === 'number' && buttonHeight >= 40 && buttonHeight <= 55,
      `expressCheckout: buttonHeight should be a number from 40 to 55. You specified: ${String(buttonHeight)}.`,
    );
  }
  for (const [choices, values, name] of [
    [THEMES, buttonTheme, 'buttonTheme'],
    [TYPES, buttonType, 'buttonType'],
  ]) {
    for (const [method, value] of Object.entries(values)) {
      if (choices[method]) mustBeOneOf(value, choices[method], `expressCheckout: ${name}.${method}`);
    }
  }
  for (const [method, value] of Object.entries(paymentMethods)) {
    mustBeOneOf(method, METHODS, 'expressCheckout: paymentMethods');
    const isWallet = method === 'applePay' || method === 'googlePay';
    mustBeOneOf(value, isWallet ? ['always', 'auto', 'never'] : ['auto', 'never'], `paymentMethods.${method}`);
  }
  if (layout.overflow !== undefined) mustBeOneOf(layout.overflow, ['auto', 'never'], 'layout.overflow');
}

function checkLineItems(lineItems, amount) {
  must(Array.isArray(lineItems), 'lineItems should be an array.');
  for (const item of lineItems) {
    must(typeof item?.name === 'string', 'lineItems: name should be a string.');
    must(isWhole(item.amount), `lineItems: amount should be an integer. You specified: ${String(item.amount)}.`);
  }
  const sum = lineItems.reduce((total, item) => total + item.amount, 0);
  must(sum <= amount, `The sum of the lineItems (${sum}) is greater than the amount (${amount}) of elements.`);
}

const MAX_RATES = 9;

function checkRates(rates) {
  must(Array.isArray(rates), 'shippingRates should be an array.');
  must(rates.length > 0, 'shippingRates should have at least one rate when an address is required.');
  must(
    rates.length <= MAX_RATES,
    `shippingRates should have at most ${MAX_RATES} rates. You specified: ${rates.length}.`,
  );
  for (const rate of rates) {
    must(typeof rate?.id === 'string' && rate.id !== '', 'shippingRates: id should be a string.');
    must(typeof rate.displayName === 'string', 'shippingRates: displayName should be a string.');
    must(
      isWhole(rate.amount) && rate.amount >= 0,
      `shippingRates: amount should be an integer in minor units. You specified: ${String(rate.amount)}.`,
    );
  }
  must(new Set(rates.map(rate => rate.id)).size === rates.length, 'shippingRates: ids should be unique.');
}

/** Checks the options of a click's `resolve`; `amount` is that of the elements now. */
export function checkClick(options, amount) {
  mustBeObject(options, 'resolve(): options');
  const { business, shippingAddressRequired, shippingRates, allowedShippingCountries, lineItems } = options;
  if (business !== undefined) must(typeof business?.name === 'string', 'business.name should be a string.');
  for (const name of ['emailRequired', 'phoneNumberRequired', 'shippingAddressRequired', 'billingAddressRequired']) {
    const value = options[name];
    must(
      value === undefined || typeof value === 'boolean',
      `${name} should be a boolean. You specified: ${String(value)}.`,
    );
  }
  if (shippingAddressRequired) {
    must(shippingRates !== undefined, 'shippingRates is required when shippingAddressRequired is true.');
    checkRates(shippingRates);
  } else {
    must(shippingRates === undefined, 'shippingRates should only be passed when shippingAddressRequired is true.');
    must(
      allowedShippingCountries === undefined,
      'allowedShippingCountries should only be passed when shippingAddressRequired is true.',
    );
  }
  if (allowedShippingCountries !== undefined) {
    must(
      Array.isArray(allowedShippingCountries) && allowedShippingCountries.every(code => /^[A-Z]{2}$/.test(code)),
      'allowedShippingCountries should be upper-case codes of two letters.',
    );
  }
  if (lineItems !== undefined) checkLineItems(lineItems, amount);
}

/** Checks the options of `resolve` after a change of the address or the rate. */
export function checkChange(options, amount) {
  mustBeObject(options, 'resolve(): options');
  if (options.shippingRates !== undefined) checkRates(options.shippingRates);
  if (options.lineItems !== undefined) checkLineItems(options.lineItems, amount);
}
