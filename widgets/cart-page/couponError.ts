import { couponField } from './parts';

const ID = 'coupon-error-notice';

/** Words of the error at the coupon, if there is one. */
export const couponErrorOf = (form: ParentNode): string | undefined =>
  form.querySelector(`.${ID}`)?.textContent ?? undefined;

/**
 * Says below the coupon's field why the shop did not take it. Source: contract 13.4.
 * @param isNew what has been heard already is not announced again
 * @returns false where there is no place for it
 */
export function showCouponError(form: ParentNode, words: string, isNew: boolean): boolean {
  const field = couponField(form);
  const place = field?.closest('.coupon') ?? field?.parentElement;
  if (!field || !place) return false;
  clearCouponError();
  const error = document.createElement('p');
  error.id = ID;
  error.className = ID;
  if (isNew) error.setAttribute('role', 'alert');
  error.textContent = words;
  place.append(error);
  field.classList.add('has-error');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', ID);
  return true;
}

/** Takes the error at the coupon away, with its marks. */
export function clearCouponError(): void {
  for (const error of document.querySelectorAll(`.${ID}`)) error.remove();
  for (const field of document.querySelectorAll(`[aria-describedby="${ID}"]`)) {
    field.classList.remove('has-error');
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  }
}
