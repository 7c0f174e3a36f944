/**
 * Unusual content of an answer that is otherwise right: amounts in another minor unit, no rates or forty, a total of 0,
 * 22 % tax in all amounts, names with markup and entities, a conflict (409) with the cart, and missing or foreign redirect addresses.
 */
export const TWISTS = [
  'minor-unit',
  'no-rates',
  'many-rates',
  'amount-0',
  'with-tax',
  'markup-names',
  'conflict',
  'no-redirect',
  'script-redirect',
  'foreign-redirect',
] as const;

export type Twist = (typeof TWISTS)[number];

export const isTwist = (kind: string): kind is Twist => TWISTS.some(one => one === kind);

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with each object in it changed, the innermost first. */
function eachObject(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map(one => eachObject(one, change));
  if (!isJson(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, eachObject(one, change)])));
}

const withObjects = (body: Json, change: (object: Json) => Json): Json => {
  const result = eachObject(body, change);
  return isJson(result) ? result : body;
};

/** Amounts in thousandths. */
function inThousandths(object: Json): Json {
  if (object.currency_minor_unit !== 2) return object;
  const entries = Object.entries(object).map(([key, value]) => [
    key,
    typeof value === 'string' && /^-?\d+$/.test(value) && value !== '0' ? `${value}0` : value,
  ]);
  return { ...Object.fromEntries(entries), currency_minor_unit: 3 };
}

const MANY = 40;

function withRates(body: Json, rates: (known: Json) => Json[]): Json {
  const packages = Array.isArray(body.shipping_rates) ? body.shipping_rates : [];
  return {
    ...body,
    shipping_rates: packages.filter(isJson).map(one => {
      const [first] = Array.isArray(one.shipping_rates) ? one.shipping_rates.filter(isJson) : [];
      return { ...one, shipping_rates: first ? rates(first) : [] };
    }),
  };
}

const manyRates = (first: Json): Json[] =>
  Array.from({ length: MANY }, (_, index) => ({
    ...first,
    rate_id: `flat_rate:${index + 1}`,
    name: `Dostava ${index + 1}`,
    price: String(100 * index),
    selected: index === MANY - 1,
  }));

const MARKUP = 'Čaj &amp; <b>med</b> <img src=x onerror="document.title=\'vdor\'"> &lt;i&gt;3 €';

const TAX = 1.22;

/** An amount without its tax, and the tax. */
function split(gross: unknown): [string, string] {
  const whole = Number(gross);
  const net = Math.round(whole / TAX);
  return [String(net), String(whole - net)];
}

/** Adds tax amounts beside the prices; the amounts to pay stay the same. */
function withTax(object: Json): Json {
  const result = { ...object };
  for (const [amount, tax] of [
    ['line_subtotal', 'line_subtotal_tax'],
    ['line_total', 'line_total_tax'],
    ['total_items', 'total_items_tax'],
    ['total_shipping', 'total_shipping_tax'],
    ['total_discount', 'total_discount_tax'],
    ['price', 'taxes'],
  ] as const) {
    if (object[tax] === '0') [result[amount], result[tax]] = split(object[amount]);
  }
  if (object.total_tax !== '0') return result;
  const { total_items_tax: items = 0, total_shipping_tax: shipping = 0, total_discount_tax: discount = 0 } = result;
  return { ...result, total_tax: String(Number(items) + Number(shipping) - Number(discount)) };
}

/** Addresses to go to: of the Store API's checkout, the shop's own checkout and the provider's plugin. */
function withRedirect(body: Json, url: string | undefined): Json {
  const set = (object: Json, key: string): Json => {
    const { [key]: before, ...rest } = object;
    return before === undefined ? object : url === undefined ? rest : { ...rest, [key]: url };
  };
  const result = set(set(body, 'redirect'), 'return_url');
  if (!isJson(result.payment_result)) return result;
  const payment_details = url === undefined ? [] : [{ key: 'redirect', value: url }];
  return { ...result, payment_result: { ...set(result.payment_result, 'redirect_url'), payment_details } };
}

const CONFLICT = 'Izdelka &quot;Skodelica &amp; pladenj&quot; <strong>ni ve&#269;</strong> v tej koli&#269;ini.';

/** An answer's JSON with something else in it, and its status where that changes. */
export function twisted(kind: Twist, body: Json): { body: Json; status?: number } {
  switch (kind) {
    case 'minor-unit':
      return { body: withObjects(body, inThousandths) };
    case 'no-rates':
      return { body: withRates(body, () => []) };
    case 'many-rates':
      return { body: withRates(body, manyRates) };
    case 'amount-0':
      return { body: isJson(body.totals) ? { ...body, totals: { ...body.totals, total_price: '0' } } : body };
    case 'with-tax':
      return { body: withObjects(body, withTax) };
    case 'markup-names':
      return { body: withObjects(body, one => ('name' in one ? { ...one, name: MARKUP } : one)) };
    case 'conflict':
      return {
        body: { code: 'woocommerce_rest_cart_item_error', message: CONFLICT, data: { status: 409, cart: body } },
        status: 409,
      };
    case 'no-redirect':
      return { body: withRedirect(body, undefined) };
    case 'script-redirect':
      return { body: withRedirect(body, "javascript:document.title='vdor'") };
    case 'foreign-redirect':
      return { body: withRedirect(body, 'https://drugje.example/placilo') };
  }
}
