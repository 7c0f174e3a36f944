import { bus } from '../../src/core/bus/bus';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { pageConfig } from '../../src/core/config/pageConfig';
import { CallError } from '../../src/core/errors';
import { parseFragment } from '../../src/core/html';
import { clearCouponError, showCouponError } from './couponError';
import { dropNotices, ERRORS, showNotices, takeNotices } from './notices';
import { readCartParams } from './params';
import { cartForm, couponField } from './parts';

/**
 * Applies the code in the coupon's field. Source: contract 13.3.
 * @throws CallError when no usable answer came
 */
export async function applyCoupon(signal: AbortSignal): Promise<void> {
  const code = couponField(cartForm())?.value ?? '';
  const { applyNonce } = readCartParams();
  const notices = await askAbout('apply_coupon', { security: applyNonce, coupon_code: code }, signal);
  dropNotices();
  clearCouponError();
  const error = notices.find(notice => notice.matches(ERRORS));
  const form = cartForm();
  const field = couponField(form);
  const words = error?.textContent?.replace(/\s+/g, ' ').trim();
  if (!error) {
    if (field) field.value = '';
    showNotices(notices, form);
  } else if (form && words && showCouponError(form, words, true)) field?.focus();
  else showNotices(notices, form);
  bus.emit('applied_coupon', { code });
}

/**
 * Takes a coupon off the cart. Source: contract 13.3.
 * @throws CallError when no usable answer came
 */
export async function removeCoupon(code: string, signal: AbortSignal): Promise<void> {
  const { removeNonce } = readCartParams();
  const notices = await askAbout('remove_coupon', { security: removeNonce, coupon: code }, signal);
  dropNotices();
  clearCouponError();
  const form = cartForm();
  showNotices(notices, form);
  bus.emit('removed_coupon', { code });
  const field = couponField(form);
  if (field) field.value = '';
}

/** The notices that the shop answers with. */
async function askAbout(endpoint: string, fields: Record<string, string>, signal: AbortSignal): Promise<Element[]> {
  const { template } = readCartParams();
  const html = await shopAjax(endpoint, fields, { template, as: 'text', signal, timeout: pageConfig().timeout });
  const notices = takeNotices(parseFragment(html)).map(notice => document.importNode(notice, true));
  if (notices.length > 0) return notices;
  throw new CallError(`${endpoint}: the answer has no notice`, {
    kind: 'shape',
    url: template,
    body: html.slice(0, 500),
  });
}
