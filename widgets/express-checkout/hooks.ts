import { pageGlobal } from '../../src/core/config/pageGlobal';
import { isRecord } from '../../src/core/guards';
import { warnOnce } from '../../src/core/report';

/** Names of the payment plugin's hooks begin so. See contract/payments.md#order-by-the-store-api. */
const PREFIX = 'wcpay.express-checkout.';
const NAMESPACE = 'shop-widgets/express-checkout';

const hooks = (): Readonly<Record<string, unknown>> => {
  const wp = pageGlobal('wp');
  return isRecord(wp) && isRecord(wp.hooks) ? wp.hooks : {};
};

/** Lets other scripts change a value. A value that `read` refuses, or a script that throws, changes nothing. @param about what they get with it */
export function filter<T>(
  name: string,
  value: T,
  read: (value: unknown) => T | undefined,
  ...about: readonly unknown[]
): T {
  const { applyFilters } = hooks();
  if (typeof applyFilters !== 'function') return value;
  let cause: unknown;
  try {
    const filtered = read(Reflect.apply(applyFilters, hooks(), [PREFIX + name, value, ...about]));
    if (filtered !== undefined) return filtered;
  } catch (error) {
    cause = error;
  }
  warnOnce({
    where: 'express-checkout',
    found: `a filter of ${PREFIX}${name} ${cause ? 'threw' : 'answers something of another form'}`,
    consequence: 'Its answer is left out.',
    cause,
  });
  return value;
}

let listeners = 0;

export function onAsked(name: string, act: () => void, signal: AbortSignal): void {
  const { addAction, removeAction } = hooks();
  if (typeof addAction !== 'function' || typeof removeAction !== 'function') return;
  // A name can listen once; a page may have two of these.
  listeners += 1;
  const own = `${NAMESPACE}/${listeners}`;
  Reflect.apply(addAction, hooks(), [PREFIX + name, own, act]);
  signal.addEventListener('abort', () => Reflect.apply(removeAction, hooks(), [PREFIX + name, own]));
}
